import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { TestClock } from '../../support/clock.ts';
import type { PermissionDefinition } from '../../../server/core/model/permission.ts';
import type { ReportDefinition } from '../../../server/core/model/report.ts';
import { fieldOf, type EntityDefinition } from '../../../server/core/model/definition.ts';
import { built } from '../../support/built.ts';
import { Client, type Reply } from '../../support/client.ts';
import { assigner } from '../../support/permissions.ts';
import { filled, nameOf, routesOfControllers, standard, type Route } from '../../support/routes.ts';
import { addSide, alone, ofBranches, type Side } from '../../support/two-branches.ts';

let app: TestApp;
let admin: Client;
let person: Client;
let calls: Call[];
let mine: Side;
let theirs: Side;
let permissions: readonly PermissionDefinition[];

/** A call that reads, with values for its parameters. */
interface Call {
  readonly route: Route;
  readonly path: string;
  readonly body?: unknown;
}

const isRead = ({ method, path, rule }: Route) =>
  rule !== 'public' &&
  (method === 'GET' || (method === 'POST' && /filterbypage|search|query|check|getDup|reportData|Orders\//i.test(path)));

/** GET calls that change something, recognised by their paths. */
const changes = /^(setquoteactive|assignNewCustomer|mergeCustomer|rese)/;

beforeAll(async () => {
  // The answers before and after are of one day, also if the test runs over midnight.
  const clock = new TestClock();
  clock.stop();
  app = await startApp({ clock });
  ({ permissions } = await built('generated/access.gen.js'));
  admin = await Client.as(app, 'admin');
  person = await Client.as(app, 'salesexec');
  const { id: user, defBranch } = (await person.get('user/profile')).body;
  const others = (await admin.get('users')).body.filter(
    (one: any) => one.defBranch && one.defBranch.id !== defBranch.id,
  );
  const users = [user, others[0].id];
  mine = { branch: defBranch.id, user, users, word: 'zqmine', first: 800_001 };
  theirs = { branch: others[0].defBranch.id, user: others[0].id, users, word: 'zqtheirs', first: 900_001 };
  // A widget shows only a few rows. Gives the person's demo tasks to someone else, so that it shows those of this
  // test.
  const { database } = app.platform;
  await database.write(() => database.rows(sql`update activity set user_id = ${theirs.user}`));
  await addSide(app, mine);
  calls = await readingCalls();
}, 120_000);
afterAll(() => app.close());

/** Every call that reads, once with each value that its parameters can have here. */
async function readingCalls(): Promise<Call[]> {
  const reports = (await admin.get('dbreports')).body.map(({ id }: any) => id);
  const columns = await Promise.all(reports.map((id: number) => admin.get(`dbReportColumns/${id}`)));
  // Only reports of groups have a chart.
  const grouped = reports.filter((_: number, i: number) => columns[i]!.body.some((column: any) => column.group));
  const alerts = (await admin.get('getAllCurrentUserAlerts')).body.map(({ id }: any) => id).slice(0, 1);
  const widgets = await Promise.all(
    (await admin.get('dashboardWidgets')).body.map(async ({ id, params, widgetType }: any) => {
      const chosen = Object.fromEntries(
        params.map(({ no }: any) => [`ParamVal${no}`, `${mine.branch},${theirs.branch}`]),
      );
      const values = { widget: id, widgetName: `Widget ${id}`, widgetType, screenPos: id, user: mine.user, ...chosen };
      const { status, body } = await admin.post('saveUserWidget', values);
      expect([status, body]).toEqual([200, body]);
      return body.id;
    }),
  );
  const filters = new Map<string, number>();
  for (const definition of app.platform.registry.all)
    for (const { viewId } of definition.lists)
      if (viewId) {
        const { body } = await person.post('userViewFilter', {
          dbview: viewId,
          filterName: `All ${viewId}`,
          conditions: [],
        });
        if (body.id) filters.set(definition.plural, body.id);
      }
  const texts = new Set(
    ofBranches(app).flatMap(({ fields }) => fields.filter(({ type }) => type === 'string').map(({ name }) => name)),
  );
  const records = [mine.first, theirs.first, theirs.first + 1, theirs.first + alone];
  const valuesOf = (route: Route, name: string): readonly (string | number)[] => {
    if (route.tag === 'Reports' && ['id', 'report'].includes(name))
      return route.path.endsWith('/chart') ? grouped : reports;
    if (name === 'code') return ['ViewCustomers'];
    if (name === 'type') return route.tag === 'Reports' ? ['won', 'lost', 'outstanding'] : ['NOTES'];
    if (route.tag === 'Alerts') return alerts;
    if (route.tag === 'Widgets' && name === 'id') return widgets;
    if (name === 'savedFilter') return route.path.includes('{sortField}') ? [0] : [filters.get(route.tag) ?? 0];
    if (name in standard && name !== 'search') return [(standard as any)[name]];
    if (name === 'search' || name === 'text') return [theirs.word, mine.word, '*'];
    if (name === 'branch') return [theirs.branch, mine.branch, 0];
    if (name === 'list') return ['branch'];
    if (name === 'entity')
      return /timeline|tabcounts|maildraft/.test(route.path)
        ? ['customer', 'contact', 'enquiry', 'quotation']
        : [route.tag === 'Merges' ? 'customer' : 'note'];
    if (name === 'entry') return [theirs.branch, mine.branch];
    if (['page', 'rows', 'size', 'sortFieldId'].includes(name))
      return [{ page: 1, rows: 1000, size: 1000, sortFieldId: 0 }[name]!];
    if (name === 'region' || name === 'scope') return [0, 1, 2];
    if (name === 'name') return [`${theirs.word} 0`, `${mine.word} 0`];
    if (texts.has(name)) return [...records, `${theirs.word.toUpperCase()} 0`, `${theirs.word} 0`];
    if (name === 'user') return [mine.user, theirs.user];
    if (name === 'figure') return ['overdue', 'promised', 'enquiries', 'quoted', 'won', 'gap'];
    if (name === 'week') return ['this', 'last'];
    return [...records, 1, mine.user];
  };
  const drafts = new Map<string, object>();
  for (const definition of ofBranches(app))
    if (definition.duplicates) {
      const record = await app.platform.records.answer(definition, mine.first);
      drafts.set(definition.plural, draftOf(record!, definition.duplicates.when));
    }
  const bodies = ({ method, path, tag }: Route): unknown[] => {
    if (method === 'GET') return [undefined];
    if (/check|getDup/i.test(path) && drafts.has(tag) && !path.includes('CustCode')) return [drafts.get(tag)];
    if (path.includes('CustCode')) return [{ custCode: `${theirs.word} 0` }];
    if (path.endsWith('/sheet/check'))
      return [{ columns: ['Branch', 'Code'], rows: [{ no: 2, cells: [theirs.word, theirs.word] }] }];
    return /searchCustomers\/\{scope/.test(path) ? [{ searchText: theirs.word }] : [{}];
  };
  return (await routesOfControllers()).filter(isRead).flatMap((route) => {
    let paths = [{}] as Record<string, string | number>[];
    for (const [, name] of route.path.matchAll(/\{(\w+)\}/g))
      paths = paths.flatMap((given) => valuesOf(route, name!).map((value) => ({ ...given, [name!]: value })));
    const isTheirs = (values: object) => Object.values(values).every((value) => value >= theirs.first);
    if (changes.test(route.path)) paths = paths.filter(isTheirs);
    return paths.flatMap((values) => bodies(route).map((body) => ({ route, path: filled(route.path, values), body })));
  });
}

/** The fields that a duplicate check compares, with the values of the other branch's rows. */
const draftOf = (record: Record<string, any>, names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => {
      const value = record[name];
      const key = typeof value === 'object' && value ? (Object.values(value)[0] as number) : null;
      if (key !== null) return [name, key < mine.first ? key : key - mine.first + theirs.first];
      return [name, typeof value === 'string' ? value.replace(new RegExp(mine.word, 'i'), theirs.word) : value];
    }),
  );

const send = (client: Client, { route, path, body }: Call): Promise<Reply> => client.send(route.method, path, body);

/** Makes the calls in order and answers what each returned. */
async function walk(client: Client, which: readonly Call[] = calls): Promise<string[]> {
  const answers: string[] = [];
  for (const call of which) {
    const { status, body } = await send(client, call);
    answers.push(`${call.route.method} ${call.path} ${status} ${JSON.stringify(body)}`);
  }
  return answers;
}

/** Calls that answer only the person's own records, or reveal nothing about any record. */
const personal = /^(my|getUserWidgets?\/|dashboardWidgets|dbreports?(\/\d+)?$|dbReportColumns)/;

describe('own branch [AMB-102]', () => {
  const seen = () => calls.filter(({ route }) => !changes.test(route.path));
  const ids = new Map<string, number>();
  let asPerson: { before: string[]; after: string[] };
  let asAdmin: { before: string[]; after: string[] };

  /** Gives the person level 5 in some permissions, and level 1 in the others. */
  async function limit(isLimited: (code: string) => boolean) {
    for (const [code, id] of ids) {
      const permissionLevel = isLimited(code) ? 5 : 1;
      expect((await admin.put(`updateAssignedPermission/${id}`, { permissionLevel })).status).toBe(200);
    }
  }

  beforeAll(async () => {
    const assign = await assigner(admin);
    for (const { code } of permissions) ids.set(code, await assign.user(mine.user, code, 5));
    // A note that its user opens becomes read. Marks all as read before answers are compared.
    const { database } = app.platform;
    await database.write(() => database.rows(sql`update customer_note set note_read = ${true}`));
    const before = { person: await walk(person), admin: await walk(admin, seen()) };
    await addSide(app, theirs);
    asPerson = { before: before.person, after: await walk(person) };
    asAdmin = { before: before.admin, after: await walk(admin, seen()) };
  }, 600_000);

  test('with level 5 in every permission, rows of another branch change no answer: no call reveals them', () => {
    const isInUse = (answer: string) => /^\w+ checkCustCode/.test(answer);
    const told = asPerson.after.filter((answer, i) => answer !== asPerson.before[i] && !isInUse(answer));
    expect(told.map((answer) => answer.slice(0, 300))).toEqual([]);
  });

  test('every reading call was made, and shows those rows to an Admin unless it is about something else', async () => {
    const made = new Map<string, { answers: boolean; tells: boolean; route: Route }>();
    for (const [i, { route, path }] of seen().entries()) {
      const isQuestion = ['Reports', 'Widgets'].includes(route.tag);
      const name = isQuestion ? path.replace(/\/(zq\w+|\*)$/, '') : nameOf(route);
      const known = made.get(name) ?? { answers: false, tells: false, route };
      const [before, after] = [asAdmin.before[i]!, asAdmin.after[i]!];
      made.set(name, {
        route,
        answers: known.answers || / (200|409) /.test(after),
        tells: known.tells || before !== after,
      });
    }
    const wanted = [...ofBranches(app).map(({ plural }) => plural), 'Reports', 'Widgets', 'Sales statistics'];
    const isAbout = ({ tag, path }: Route) => wanted.includes(tag) && !personal.test(path);
    const all = [...made].map(([name, one]) => ({ name, ...one }));
    // An entity without a branch may have no rows in the demo data.
    const { registry, records } = app.platform;
    const empty: string[] = [];
    for (const definition of registry.all) if (!(await records.count(definition, []))) empty.push(definition.plural);
    expect(all.filter(({ answers, route }) => !answers && !empty.includes(route.tag)).map(({ name }) => name)).toEqual(
      [],
    );
    expect(
      all.filter(({ tells, route, name }) => !tells && isAbout({ ...route, path: name.replace(/^\w+ /, '') })),
    ).toEqual([]);
    const reading = new Set(all.map(({ route }) => nameOf(route)));
    expect(reading.size).toBeGreaterThan(180);
  });

  test.each(['ViewCustomers', 'ViewQuotations'])(
    'with level 5 in %s alone, no call reveals a row that this permission reads',
    async (code) => {
      await limit((one) => one === code);
      const all = ofBranches(app);
      const limited = all.filter(
        ({ access: { read } }) => typeof read === 'object' && 'permission' in read && read.permission === code,
      );
      expect(limited.length).toBeGreaterThan(1);
      const isLimited = (of: EntityDefinition, row: Record<string, unknown>) =>
        limited.includes(of) ||
        of.within.some((name) => row[name] && limited.some((one) => one.name === fieldOf(of, name)!.to));
      const rowsIn = (value: unknown): string[] => {
        if (typeof value !== 'object' || value === null) return [];
        const row = value as Record<string, unknown>;
        const of = all.find(({ key, display }) => display in row && (row[key] as number) >= theirs.first);
        if (of) return isLimited(of, row) ? [`${of.name} ${row[of.key]}`] : [];
        return Object.values(row).flatMap(rowsIn);
      };
      const told: string[] = [];
      const { reports } = (await built('generated/reports.gen.js')) as { reports: readonly ReportDefinition[] };
      const others = reports.filter(({ of }) => !limited.some(({ name }) => name === of)).map(({ id }) => id);
      const isOfOthers = ({ path }: Call) => others.some((id) => path.startsWith(`reportData/${id}/`));
      for (const call of calls.filter((one) => !isOfOthers(one))) {
        const { body } = await send(person, call);
        const tells = limited.some(({ plural }) => plural === call.route.tag)
          ? JSON.stringify(body).toLowerCase().includes(theirs.word) && !call.path.startsWith('checkCustCode')
          : rowsIn(body).length > 0;
        if (tells) told.push(`${call.route.method} ${call.path}`);
      }
      expect(told).toEqual([]);
    },
    300_000,
  );

  test('with level 5 in the permissions of reports alone, each report has the rows of the own branch', async () => {
    await limit((code) => code.startsWith('Report-') && code !== 'Report-AllSalesStats');
    const reports = calls.filter(({ route }) => route.tag === 'Reports');
    const answers = await walk(person, reports);
    const told = answers.filter((answer) => !asPerson.after.includes(answer));
    expect(told.map((answer) => answer.slice(0, 300))).toEqual([]);
    expect(answers.filter((answer) => answer.includes(mine.word)).length).toBeGreaterThan(20);
  });
});
