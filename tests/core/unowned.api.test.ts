import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../server/core/db/sql.ts';
import { columnOf, type EntityDefinition } from '../../server/core/model/definition.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { Client, type DemoUser, type Reply } from '../support/client.ts';
import { filled, nameOf, routesOfControllers, standard, type Route } from '../support/routes.ts';
import { addUnowned, closedEntities, unownedRows, word, type Unowned } from '../support/unowned-rows.ts';

let app: TestApp;
let owner: Client;
let calls: Call[];
let rows: Unowned[];
const others = new Map<DemoUser, Client>();
/** Answers of each person to each call, before the rows were there and after. */
const answers = new Map<DemoUser, { before: string[]; after: string[] }>();

interface Call {
  readonly of: Unowned;
  readonly route: Route;
  readonly path: string;
  readonly body?: unknown;
}

beforeAll(async () => {
  app = await startApp();
  owner = await Client.as(app, 'internal');
  for (const user of ['admin', 'supervisor', 'salesexec', 'readonly'] as const)
    others.set(user, await Client.as(app, user));
  rows = unownedRows(app);
  const routes = await routesOfControllers();
  calls = rows.flatMap((of) => routes.filter((route) => isAbout(route, of.definition)).flatMap(callsOf(of)));
  const [person, nobody] = [(await owner.get('user/profile')).body.id, await someoneElse()];
  for (const [user, client] of others) answers.set(user, { before: await walk(client), after: [] });
  await addUnowned(app, rows, person, nobody);
  for (const [user, client] of others) answers.get(user)!.after = await walk(client);
}, 600_000);
afterAll(() => app.close());

/** A user who signs in nowhere in this test. */
async function someoneElse(): Promise<number> {
  const profiles = await Promise.all([owner, ...others.values()].map((client) => client.get('user/profile')));
  const known = profiles.map(({ body }) => body.id);
  return (await others.get('admin')!.get('users')).body.find(({ id }: any) => !known.includes(id)).id;
}

/** The calls of the entity, and those that search all of them. */
const isAbout = ({ tag, path, rule, method }: Route, { plural }: EntityDefinition) =>
  rule !== 'public' && (tag === plural || (method === 'GET' && /\{(text|search)\}/.test(path)));

/** A call with values for its parameters, once with each body that it takes. */
const callsOf = (of: Unowned) => (route: Route) => {
  const { definition, id } = of;
  const name = `${word} ${id}`;
  const text = definition.search[0] ?? definition.display;
  const values = { ...standard, page: 1, rows: 1000, id, text: word, search: word, name };
  const bodies = (): readonly unknown[] => {
    if (route.path.endsWith('/bulk'))
      return [
        { ids: [id], set: { [text]: 'Taken' } },
        { ids: [id], remove: true },
      ];
    if (route.path.startsWith('updateActivityStatus')) return [{ newStatusId: 1 }];
    if (route.method === 'PUT') return [{ [text]: 'Taken' }, { customer: 1 }];
    return [route.takesBody || route.method === 'POST' ? {} : undefined];
  };
  const isList = route.method === 'GET' && !route.path.includes('{id}') && !route.path.includes('{name}');
  const queries = isList ? ['', `?filter=${encodeURIComponent(JSON.stringify({ q: word }))}`] : [''];
  return queries.flatMap((query) =>
    bodies().map((body): Call => ({ of, route, path: `${filled(route.path, values)}${query}`, body })),
  );
};

const send = (client: Client, { route, path, body }: Call): Promise<Reply> => client.send(route.method, path, body);

async function walk(client: Client): Promise<string[]> {
  const all: string[] = [];
  for (const call of calls) {
    const { status, body, headers } = await send(client, call);
    const count = headers.get('content-range') ?? '';
    all.push(`${call.route.method} ${call.path} ${status} ${count} ${JSON.stringify(body)}`);
  }
  return all;
}

const stored = ({ definition, id }: Unowned) =>
  app.platform.database.rows(
    sql`select * from ${sql.id(definition.table)} where ${sql.id(columnOf(definition, definition.key))} = ${id}`,
  );

describe('a record that belongs to no other [AMB-115]', () => {
  test('can be one of these entities, and each was walked', () => {
    expect(closedEntities(app).map(({ name, closed }) => [name, closed!.people])).toEqual([
      ['activity', ['createdBy', 'user']],
      ['activitySeries', ['createdBy', 'user']],
      ['attachment', ['createdBy']],
      ['sentMail', ['createdBy']],
    ]);
    const walked = new Set(calls.map(({ route }) => nameOf(route)));
    for (const needed of [
      'GET activities',
      'GET activities/export',
      'POST activities/bulk',
      'PUT activity/{id}',
      'DELETE activity/{id}',
      'GET activitySeries',
      'GET activitySeries/{id}',
      'GET attachments',
      'GET attachment/{id}',
      'GET downloadAttachment/{name}',
      'PUT attachment/{id}',
      'DELETE attachment/{id}',
      'GET sentmails',
      'GET sentmail/{id}',
    ])
      expect([...walked]).toContain(needed);
    // The cells that were compared: calls, rows and people.
    expect(calls.length * others.size).toBeGreaterThan(200);
  });

  test.each(['admin', 'supervisor', 'salesexec', 'readonly'] as const)(
    'is not there for %s: no call lists, counts, finds, reads, downloads, exports, changes or deletes it',
    (user) => {
      const { before, after } = answers.get(user)!;
      expect(after.filter((answer, i) => answer !== before[i]).map((answer) => answer.slice(0, 300))).toEqual([]);
    },
  );

  test('is unchanged after all these calls, and its creator or assignee lists, reads, exports, changes and deletes it', async () => {
    for (const row of rows) {
      const { definition, id } = row;
      expect([definition.name, row.by, (await stored(row)).length]).toEqual([definition.name, row.by, 1]);
      const own = calls.filter(
        ({ of, path, route }) => of === row && route.tag === definition.plural && !path.includes('?'),
      );
      const to = async (method: string, match: RegExp) => {
        const call = own.find(({ route }) => route.method === method && match.test(route.path))!;
        const { status, body } = await send(owner, call);
        return [nameOf(call.route), status, JSON.stringify(body).includes(`${word} ${id}`)];
      };
      expect(await to('GET', /^\w+s$/)).toEqual([expect.any(String), 200, true]);
      expect(await to('GET', /^\w+\/\{id\}$/)).toEqual([expect.any(String), 200, true]);
      if (own.some(({ route }) => route.path.endsWith('/export')))
        expect(await to('GET', /\/export$/)).toEqual([expect.any(String), 200, true]);
      if (definition.fields.some(({ file }) => file)) {
        const download = own.find(({ route }) => route.path.startsWith('download'))!;
        expect(await send(owner, download)).toMatchObject({ status: 200, body: word });
      }
      // Only the calls of its activities change a series, and nothing changes a mail that was sent.
      if (['activitySeries', 'sentMail'].includes(definition.name)) continue;
      const change = own.find(
        ({ route, body }) => route.method === 'PUT' && Object.values(body as object).includes('Taken'),
      )!;
      expect([change.path, (await send(owner, { ...change, body: {} })).status]).toEqual([change.path, 200]);
      const gone = own.find(({ route }) => route.method === 'DELETE')!;
      expect([gone.path, (await send(owner, gone)).status]).toEqual([gone.path, 200]);
    }
  });
});
