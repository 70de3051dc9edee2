import { Controller, Get, Param, Query } from '@nestjs/common';
import { badRequest } from '../../core/errors/errors.ts';
import { Registry } from '../../core/model/registry.ts';
import type { Condition } from '../../core/records/conditions.ts';
import { Records } from '../../core/records/records.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import { integer, listOf, object, orNull, yesNo } from '../../http/shapes.ts';
import { scopeConditions } from '../../services/access/scope.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { sharedConditions } from '../../services/access/shared.ts';
import { Cruds } from '../../services/crud/cruds.ts';
import { viewOf } from '../common/views.ts';

/** Rows of a filter that are counted. */
const MAX_ROWS = 1000;
/** Filters that are counted: the user's own first. */
const MAX_FILTERS = 30;
/** After this time, in milliseconds, the other filters are answered without a number. */
const BUDGET_MS = 1000;

const count = object({
  id: { ...integer, description: 'Key of the saved filter; 0 for the list without one.' },
  rows: { ...orNull(integer), description: `Counted up to ${MAX_ROWS}; null if there was no time to count.` },
  exact: { ...yesNo, description: 'False if there may be more rows.' },
});

/** How many rows each saved filter of a list finds. */
@Controller()
export class FilterCountsController {
  constructor(
    private readonly cruds: Cruds,
    private readonly records: Records,
    private readonly registry: Registry,
  ) {}

  /**
   * Counts by the rules of the list: what the user may read there, and the fixed values of the list. A filter whose
   * field is gone has no number.
   */
  @Get('viewFilterCounts/:view')
  @Access('signedIn')
  @Describe({
    tag: 'Saved filters',
    summary: 'How many rows a list has, and with each saved filter that the user may use',
    query: {
      list: { schema: { type: 'string', description: 'Name of a list with this number; default: the first.' } },
    },
    returns: listOf(count),
  })
  async counts(@CurrentUser() user: SessionUser, @Param('view') number: string, @Query('list') name?: string) {
    const view = viewOf(this.registry, number);
    const { definition } = view;
    const list = name === undefined ? view.list : definition.lists.find((one) => one.name === name);
    if (list?.viewId !== view.id) throw badRequest('The list does not have this number.');
    if (!definition.table) return [];
    user.require(definition.access.read);
    const where = Object.fromEntries(
      Object.entries(list.where).map(([field, value]) => [field, value === '$user' ? user.id : value]),
    );
    const crud = this.cruds.of(definition);
    const until = performance.now() + BUDGET_MS;
    const counts: { readonly id: number; readonly rows: number | null; readonly exact: boolean }[] = [];
    for (const id of [0, ...(await this.#filters(view.id, user))]) {
      const rows = performance.now() < until ? await crud.countSaved(id, user, where, MAX_ROWS + 1) : null;
      counts.push({
        id,
        rows: rows === null ? null : Math.min(rows, MAX_ROWS),
        exact: rows !== null && rows <= MAX_ROWS,
      });
    }
    return counts;
  }

  /** Keys of the filters of a list that belong to the user, and of those that others share with the user. */
  async #filters(dbview: number, user: SessionUser): Promise<number[]> {
    const filters = this.registry.definition('userViewFilter');
    const scope = scopeConditions(filters, filters.access.read, user, this.registry);
    const of: Condition = { field: 'dbview', operator: '=', value: dbview };
    const found = (where: readonly Condition[]) =>
      this.records.list(filters, {
        where: [of, ...where, ...scope],
        search: null,
        sort: { field: 'filterName', order: 'ASC' },
        offset: 0,
        limit: MAX_FILTERS,
      });
    const own = await found([{ field: 'user', operator: '=', value: user.id }]);
    const shared = await found([
      { field: 'user', operator: '<>', value: user.id },
      { gate: 'or', conditions: sharedConditions(filters, user, this.registry) },
    ]);
    return [...own, ...shared].slice(0, MAX_FILTERS).map(({ id }) => id as number);
  }
}
