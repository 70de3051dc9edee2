import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { FilterCondition } from '../../../schemas/generated/filter-condition.gen.ts';
import type { UserViewFilterRecord } from '../../generated/user-view-filter.gen.ts';
import type { UserViewFilter } from '../../../schemas/generated/user-view-filter.gen.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { sharedConditions } from '../../services/access/shared.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { badRequest, notFound } from '../../core/errors/errors.ts';
import { Describe } from '../../http/openapi.ts';
import { ReadId } from '../../http/read-id.pipe.ts';
import { dateModifiers } from '../../core/records/periods.ts';
import { wholeNumber, isKey } from '../../core/records/request.ts';
import { fieldOf } from '../../core/model/definition.ts';
import { whereClause } from '../../services/saved-filters/where-clause.ts';
import { viewOf, withDefault, type View } from '../common/views.ts';
import { keptConditions, type ConditionRow } from './conditions.ts';
import { sharingOf, type Sharing } from './sharing.ts';
import { objectIn } from '../../core/records/body.ts';
import { Clock } from '../../core/time/clock.ts';
import { Database } from '../../core/db/database.ts';
import { Records } from '../../core/records/records.ts';
import { Registry } from '../../core/model/registry.ts';
import { extended, integer, listOf, object, ref, string, yesNo } from '../../http/shapes.ts';

const tag = 'Saved filters';
/** Shared filters of a list that are offered. */
const mostShared = 200;
const body = extended('UserViewFilterInputOpen', { conditions: listOf(ref('Condition')) }, ['conditions']);
/** A user without a default filter has one without conditions, which is not saved. */
const unsaved = object({
  id: { const: 0 },
  filterName: string,
  whereClause: string,
  favourite: yesNo,
  dbview: integer,
  isDefault: yesNo,
  orderByClause: string,
});
const standard = { anyOf: [ref('UserViewFilter'), unsaved] };
const returns = 'UserViewFilter';

const favourite = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'integer' },
    favourite: { type: 'boolean' },
    favouriteOrder: { type: ['integer', 'null'] },
  },
};

/** Saved filters with their conditions, favourites, and the default filter of a list. */
@Controller()
export class FilterCallsController {
  constructor(
    @InjectCrud('userViewFilter') private readonly filters: Crud<UserViewFilter, UserViewFilterRecord>,
    @InjectCrud('filterCondition') private readonly conditions: Crud<FilterCondition>,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly records: Records,
    private readonly registry: Registry,
  ) {}

  @Post('userViewFilter')
  @HttpCode(200)
  @Access('signedIn')
  @Describe({ tag, summary: 'Save a filter with its conditions', body, returns })
  create(@CurrentUser() user: SessionUser, @Body() given: unknown) {
    return this.#save(null, given, user);
  }

  @Put('userViewFilter/:id')
  @Access('signedIn')
  @Describe({ tag, summary: 'Change a saved filter, and its conditions if they are sent', body, returns })
  update(@CurrentUser() user: SessionUser, @Param('id', ReadId) id: number, @Body() given: unknown) {
    return this.#save(id, given, user);
  }

  @Delete('delUserViewFilter/:id')
  @Access('signedIn')
  @Describe({ tag, summary: 'Delete a saved filter and its conditions', returns: 'RecordKey' })
  async remove(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    const filter = await this.filters.one(id, user);
    return this.database.write(async () => {
      await this.#replaceConditions(filter.id, [], user);
      return this.filters.remove(filter.id, user);
    });
  }

  @Put('setSavedFilterFav/:id/:flag')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'Make a saved filter a favourite (1) or not (0)',
    params: { flag: { schema: { type: 'integer', enum: [0, 1] } } },
    returns,
  })
  setFavourite(@CurrentUser() user: SessionUser, @Param() { id, flag }: Record<string, string>) {
    return this.filters.update(id, { favourite: wholeNumber('flag', flag, 0, 1) === 1 }, user);
  }

  @Put('updateFavOrder')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'Save the order of favourites',
    body: { type: 'array', items: favourite },
    returns: 'UserViewFilter[]',
  })
  updateOrder(@CurrentUser() user: SessionUser, @Body() given: unknown) {
    const known = ['id', 'favourite', 'favouriteOrder'];
    if (!Array.isArray(given) || given.length > 500 || given.some((row) => !isRow(row, known)))
      throw badRequest('The body must be a list of { id, favourite, favouriteOrder }.');
    return this.database.write(async () => {
      const saved: UserViewFilter[] = [];
      for (const { id, ...values } of given) saved.push(await this.filters.update(id, values, user));
      return saved;
    });
  }

  @Get('sharedViewFilters/:view')
  @Access('signedIn')
  @Describe({ tag, summary: 'Saved filters of a list that others share with the user', returns: 'UserViewFilter[]' })
  shared(
    @CurrentUser() user: SessionUser,
    @Param('view') view: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserViewFilter[]> {
    const dbview = viewOf(this.registry, view).id;
    const conditions = sharedConditions(this.registry.definition('userViewFilter'), user, this.registry);
    const query = { sort: JSON.stringify(['filterName', 'ASC']), range: JSON.stringify([0, mostShared - 1]) };
    return this.filters.list(query, user, response, [
      { field: 'dbview', operator: '=', value: dbview },
      { field: 'user', operator: '<>', value: user.id },
      { gate: 'or', conditions },
    ]);
  }

  @Get('filterSharing')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'With whom the user may share saved filters',
    returns: object({ withBranch: yesNo, withAll: yesNo }),
  })
  sharing(@CurrentUser() user: SessionUser): Promise<Sharing> {
    return sharingOf(user, this.records);
  }

  @Get('dateModifiers')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'Periods that a condition can use in place of a date',
    returns: listOf(object({ id: integer, name: string })),
  })
  modifiers() {
    return dateModifiers.map((name, i) => ({ id: i + 1, name }));
  }

  /** The user's default filter; a filter without conditions if there is none. */
  @Get('defUserViewFilter/:view')
  @Access('signedIn')
  @Describe({ tag, summary: 'Default filter of a list', returns: standard })
  ownDefault(@CurrentUser() user: SessionUser, @Param('view') view: string) {
    return this.#default(this.#view(view), user.id);
  }

  @Get('defcustomersfilter/:user')
  @Access('signedIn')
  @Describe({ tag, summary: "A user's default filter of customers", returns: standard })
  customersDefault(@CurrentUser() user: SessionUser, @Param('user', ReadId) owner: number) {
    if (owner !== user.id) user.require({ permission: 'ViewUsersRoles' });
    return this.#default(this.#view('1'), owner);
  }

  #view(view: string): View {
    if (!withDefault.includes(Number(view))) throw notFound('Default filter');
    return viewOf(this.registry, view);
  }

  async #default({ id: dbview, definition, list }: View, user: number) {
    const { records } = this;
    const [own] = await records.find('userViewFilter', { user, dbview, isDefault: true });
    if (own) return records.answer('userViewFilter', own.id);
    const none = { filterName: `All ${definition.plural.toLowerCase()}`, whereClause: '', favourite: false };
    return { id: 0, ...none, dbview, isDefault: true, orderByClause: orderBy(definition, list.sort) };
  }

  /** Saves the filter, its conditions and their description in words, in one transaction. */
  async #save(id: number | null, given: unknown, user: SessionUser): Promise<UserViewFilter> {
    const { conditions, ...values } = objectIn(given);
    const { database, registry, clock } = this;
    const before = id === null ? null : await this.filters.one(id, user);
    const view = viewOf(registry, values.dbview ?? before?.dbview ?? 1);
    const context = { registry, ...clock.calendar() };
    const rows = conditions === undefined && before ? null : keptConditions(conditions ?? [], view, context);
    const { sortField = before?.sortField, sortOrder = before?.sortOrder } = values;
    const order =
      typeof sortField === 'string' && sortOrder ? { field: sortField, order: sortOrder === 1 ? 'ASC' : 'DESC' } : null;
    const words = {
      ...(rows && { whereClause: whereClause(rows, view.definition) }),
      orderByClause: orderBy(view.definition, (order ?? view.list.sort) as View['list']['sort']),
    };
    return database.write(async () => {
      const saved = before
        ? await this.filters.update(id!, values, user, words)
        : await this.filters.create(values, user, words);
      if (rows) await this.#replaceConditions(saved.id, rows, user);
      return saved;
    });
  }

  async #replaceConditions(filter: number, rows: readonly ConditionRow[], user: SessionUser) {
    for (const { id } of await this.records.find('filterCondition', { userViewFilter: filter }))
      await this.conditions.remove(id, user);
    for (const [i, row] of rows.entries())
      await this.conditions.create({ ...row, userViewFilter: filter, rowNo: i + 1 }, user);
  }
}

const orderBy = (definition: View['definition'], { field, order }: View['list']['sort']): string =>
  `${fieldOf(definition, field)?.title ?? field} ${order === 'ASC' ? 'ascending' : 'descending'}`;

const isRow = (row: unknown, known: readonly string[]): boolean =>
  typeof row === 'object' &&
  row !== null &&
  isKey((row as { id?: unknown }).id) &&
  Object.keys(row).every((name) => known.includes(name));
