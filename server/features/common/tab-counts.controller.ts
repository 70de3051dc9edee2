import { Controller, Get, Param } from '@nestjs/common';
import { notFound } from '../../core/errors/errors.ts';
import type { Reference, RelatedList } from '../../core/model/definition.ts';
import { Registry } from '../../core/model/registry.ts';
import { Records } from '../../core/records/records.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import { ReadId } from '../../http/read-id.pipe.ts';
import { integer, listOf, object, string, yesNo } from '../../http/shapes.ts';
import { readableRecord } from '../../services/access/scope.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { Cruds } from '../../services/crud/cruds.ts';

/** Rows of a list that are counted; there may be more. */
const mostCounted = 1000;

/** How many rows the lists have that the page of a record shows in its tabs. */
@Controller()
export class TabCountsController {
  constructor(
    private readonly registry: Registry,
    private readonly records: Records,
    private readonly cruds: Cruds,
  ) {}

  @Get('tabcounts/:entity/:id')
  @Access('signedIn')
  @Describe({
    tag: 'Lookups',
    summary: 'How many rows the lists in the tabs of a record have, as the person would see them, counted up to 1,000',
    params: { entity: 'string' },
    returns: listOf(
      object({
        tab: string,
        count: integer,
        isExact: { ...yesNo, description: 'No if there are more.' },
      }),
    ),
  })
  async counts(@CurrentUser() user: SessionUser, @Param('entity') entity: string, @Param('id', ReadId) id: number) {
    const { registry, records } = this;
    const of = registry.all.find(({ name }) => name === entity);
    if (!of?.related) throw notFound('Tabs');
    const record = await readableRecord(of, id, user, { registry, records });
    const counted = of.related.map(async ({ tab, of: kind, by, from }: RelatedList) => {
      const definition = registry.all.find(({ name }) => name === kind)!;
      const common = from === undefined ? id : (record[from] as Reference | null)?.key;
      if (common === undefined || !user.allows(definition.access.read)) return [];
      const count = await this.cruds.of(definition).countReferring(by, common, user, mostCounted + 1);
      return [{ tab, count: Math.min(count, mostCounted), isExact: count <= mostCounted }];
    });
    return (await Promise.all(counted)).flat();
  }
}
