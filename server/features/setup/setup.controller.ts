import { Controller, Get } from '@nestjs/common';
import type { EntityDefinition, EntityName } from '../../core/model/definition.ts';
import { Registry } from '../../core/model/registry.ts';
import type { Condition } from '../../core/records/conditions.ts';
import { Records } from '../../core/records/records.ts';
import type { Settings } from '../../core/settings.ts';
import { Access } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import { listOf, object, string, yesNo } from '../../http/shapes.ts';
import { InjectSettings } from '../../services/inject.ts';

/** Records that people add first. What they require must be there to choose from. */
const first: readonly EntityName[] = ['customer', 'contact', 'enquiry', 'quotation', 'activity'];

const isActive = { field: 'active', operator: '=', value: true } as const;

interface Step {
  readonly name: 'company' | 'branches' | 'areas' | 'lists' | 'mail' | 'users' | 'customers';
  readonly done: boolean;
  /** Names of the lists that have no active entry. */
  readonly missing: readonly string[];
}

/** What an administrator does before people can work with a new product, and what of it is done. */
@Controller()
export class SetupController {
  constructor(
    private readonly records: Records,
    private readonly registry: Registry,
    @InjectSettings() private readonly settings: Settings,
  ) {}

  @Get('setup')
  @Access({ roleName: 'Admin' })
  @Describe({
    tag: 'Settings',
    summary: 'Steps that lead from a new product to its first quotation, and which of them are done',
    returns: listOf(
      object({
        name: string,
        done: yesNo,
        missing: { ...listOf(string), description: 'Lists without an active entry, which the first records need.' },
      }),
    ),
  })
  async steps(): Promise<Step[]> {
    const hasBranch = { field: 'mbpBranch', operator: '<>', value: null } as const;
    const step = async (name: Step['name'], entity: EntityName, where: readonly Condition[], more = 1) => ({
      name,
      done: (await this.#count(this.registry.definition(entity), where, more)) >= more,
      missing: [],
    });
    const missing = await this.#emptyLists();
    return [
      await step('company', 'letterhead', [isActive]),
      await step('branches', 'branch', [isActive]),
      await step('areas', 'postalArea', [hasBranch]),
      { name: 'lists', done: missing.length === 0, missing },
      { name: 'mail', done: this.settings.smtpUrl !== null, missing: [] },
      await step('users', 'user', [{ field: 'status', operator: '=', value: 'ACTIVE' }], 2),
      await step('customers', 'customer', []),
    ];
  }

  /** Reads little without an index too: these lists are short, or nearly all of their records meet the conditions. */
  #count(definition: EntityDefinition, where: readonly Condition[], most: number): Promise<number> {
    return this.records.countIndexed(definition, where, most);
  }

  /** Lists that the first records must refer to, and that have no active entry to choose. */
  async #emptyLists(): Promise<string[]> {
    const { registry } = this;
    const needed = new Set(
      first.flatMap((name) => {
        const { fields, validators } = registry.definition(name);
        return fields.flatMap(({ name: field, to }) => (to && validators.required[field] ? [to] : []));
      }),
    );
    const empty: string[] = [];
    for (const name of needed) {
      const definition = registry.definition(name);
      // Branches are a step of their own.
      if (definition.kind === 'reference' && name !== 'branch' && !(await this.#count(definition, [isActive], 1)))
        empty.push(name);
    }
    return empty;
  }
}
