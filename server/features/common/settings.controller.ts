import { Controller, Get } from '@nestjs/common';
import { referenceLists } from '../../generated/lookups.gen.ts';
import { Access } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import { Platform } from '../../services/platform.ts';

const counts = {
  type: 'object',
  properties: { name: { type: 'string' }, count: { type: 'integer' }, active: { type: 'integer' } },
};

/** The reference lists as a whole. */
@Controller()
export class SettingsController {
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  @Get('referencelists')
  @Access({ role: 'showSettings' })
  @Describe({
    tag: 'Lookups',
    summary: 'Number of entries of each reference list, and of active ones',
    returns: { type: 'array', items: counts },
  })
  counts() {
    const { database, records, registry } = this.#platform;
    return database.concurrently(
      referenceLists.map((name) => async () => {
        const definition = registry.definition(name);
        const isActive = { field: 'active', operator: '=', value: true } as const;
        const hasActive = definition.fields.some((field) => field.name === 'active');
        const count = await records.count(definition, []);
        return { name, count, active: hasActive ? await records.count(definition, [isActive]) : count };
      }),
    );
  }
}
