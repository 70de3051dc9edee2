import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { loadModel, signedInUser } from '../../generators/model/index.ts';
import { scopeConditions } from '../../server/services/access/scope.ts';
import type { SessionUser } from '../../server/services/access/session-user.ts';
import type { EntityDefinition } from '../../server/core/model/definition.ts';
import { storedField, type Condition } from '../../server/core/records/conditions.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { addGenericRows } from '../support/generic-rows.ts';
import { planOfPage } from '../support/plans.ts';
import { projectRoot } from '../support/schemas.ts';

const { entities } = loadModel(join(projectRoot, 'schemas'));
const lists = entities.filter(({ kind, lists: all }) => kind === 'entity' && all.length);

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
  const names = entities.filter(({ kind }) => kind === 'entity').map(({ name }) => name);
  await addGenericRows(app, names, 2000);
}, 240_000);
afterAll(() => app.close());

const orders = ['ASC', 'DESC'] as const;

/** A condition that a list can have, with the name of its field. */
type Filter = readonly [name: string, condition: Condition];

/** The engine's plan for the statement that Records sends to read a page. */
async function planOf(definition: EntityDefinition, field: string, order: 'ASC' | 'DESC', filter?: Filter) {
  const where = filter ? [filter[1]] : [];
  const request = { where, search: null, sort: { field, order }, offset: 0, limit: 25 };
  const plan = await planOfPage(app, () => app.platform.records.list(definition, request));
  return { ...plan, asked: `${field} ${order}, ${filter?.[0] ?? 'alone'}` };
}

function filterOf(definition: EntityDefinition, name: string): Filter {
  const { type, format, values, default: standard } = storedField(definition, name)!;
  const value =
    values?.[0] ??
    (type === 'boolean' ? standard !== true : type !== 'string' ? 1 : format === 'date' ? '01/02/2020' : 'W1 N1');
  return [name, { field: name, operator: '=', value }];
}

/** A person who sees only their own records and those of their branch. */
const limited = { id: 1, isSystem: false, facts: { defBranch: 3 }, scope: () => 'ownBranch', allows: () => false };

/**
 * Only the columns in `sorts` have an index with each filter. In the order of others, and of names in another table, a
 * bounded scan comes first: see `strategies`.
 */
const hasFilters = ({ key, lists: own }: EntityDefinition, sort: string) =>
  sort === key || own.some(({ sorts }) => sorts.includes(sort));

const isByName = (definition: EntityDefinition, sort: string) => storedField(definition, sort)!.to !== undefined;

const scopes = (definition: EntityDefinition): Filter[] =>
  scopeConditions(definition, 'signedIn', limited as unknown as SessionUser, app.platform.registry).map((condition) => [
    'what a limited person sees',
    condition,
  ]);

/** A support case's dialog chooses its screenshot by file name. No list sorts by that name, so it has no index. */
const withoutIndex = ['attachment.fileName'];

const seen = ({ asked, told }: { asked: string; told: string }) => `${asked}: ${told}`;

test('a list of few rows uses its partial index, whatever the other filters', async () => {
  const definition = app.platform.registry.definition('customer');
  const where: Condition[] = [
    { field: 'requireApproval', operator: '=', value: true },
    { field: 'region', operator: '=', value: 1 },
  ];
  const request = { where, search: null, sort: { field: 'custName', order: 'ASC' as const }, offset: 0, limit: 25 };
  const { told, ordered } = await planOfPage(app, () => app.platform.records.list(definition, request));
  expect(ordered).toBe(true);
  if (app.platform.database.engine === 'sqlite') expect(told).toMatch(/customer_id_require_approval \(/);
});

describe.each(lists.map((entity) => [entity.name, entity] as const))('a page of the list: %s', (name, entity) => {
  test('comes from an index in each order a user can choose, alone and with each filter', async () => {
    const definition = app.platform.registry.definition(name);
    const params = entity.routes.filter(({ operation }) => operation === 'list').flatMap((route) => route.params);
    const filters = new Set([...entity.lists.flatMap((list) => list.filters), ...params]);
    // Half of these rows have a flag, so that any index in the order will do.
    const hasHalf = (filter: string) => storedField(definition, filter)!.type === 'boolean' && { found: true };
    const plans = [];
    for (const sort of new Set(entity.lists.flatMap((list) => list.sorts)))
      for (const order of orders) {
        plans.push({ ...(await planOf(definition, sort, order)), found: true });
        for (const filter of isByName(definition, sort) ? [] : filters)
          plans.push({ ...(await planOf(definition, sort, order, filterOf(definition, filter))), ...hasHalf(filter) });
      }
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.filter(({ ordered, found }) => !ordered || !found).map(seen)).toEqual([]);
  });

  test('comes from an index for lists and calls with fixed conditions', async () => {
    const definition = app.platform.registry.definition(name);
    const fixed = [...entity.lists, ...entity.routes].flatMap(({ where }) => Object.entries(where));
    const { sort } = entity.lists[0]!;
    const plans = [];
    for (const [field, given] of fixed) {
      const value = given === signedInUser ? limited.id : given;
      plans.push(await planOf(definition, sort.field, sort.order, [field, { field, operator: '=', value }]));
    }
    expect(plans.filter(({ ordered }) => !ordered).map(seen)).toEqual([]);
  });

  test('is never read and sorted as a whole, whatever a caller requests and however little they may see', async () => {
    const definition = app.platform.registry.definition(name);
    const filters = [...definition.filterable.map((field) => filterOf(definition, field)), ...scopes(definition)];
    const plans = [];
    for (const sort of definition.sortable.filter((field) => !withoutIndex.includes(`${name}.${field}`)))
      for (const order of orders)
        for (const filter of [
          undefined,
          ...(hasFilters(definition, sort) && !isByName(definition, sort) ? filters : []),
        ])
          plans.push(await planOf(definition, sort, order, filter));
    expect(plans.filter(({ ordered, found }) => !ordered && !found).map(seen)).toEqual([]);
  });
});
