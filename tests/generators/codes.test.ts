import { describe, expect, test } from '@jest/globals';
import { emitResource, emitResources } from '../../generators/admin-ui/resource.ts';
import { byName } from '../../generators/model/index.ts';
import { emitWireTypes } from '../../generators/wire-types.ts';
import { emitEntity } from '../../generators/server/entity.ts';
import { statuses } from '../../server/seed/data/statuses.ts';
import { meant, mistaken, modelBelow, projectRoot, type Mistake } from '../support/schemas.ts';
import { grade as gradeList, site, tiny, tinyProject } from '../support/tiny.ts';

const activity = 'entities/activity.json';
const type = '/properties/activityType/default';

test('A row with a code has its key in the code of server and browser', async () => {
  const model = modelBelow(tinyProject());
  const grade = byName(model, 'grade');
  expect(grade.codes).toEqual({ A: 1, B: 2, C: 3 });
  expect(await emitWireTypes(model, grade)).toContain('export const gradeKeys = {"A":1,"B":2,"C":3} as const;');
});

test('The browser knows the rows with codes, what they are needed for, and how a list can be filtered', () => {
  const list = { settings: { screen: '/grades', filters: ['active'] } };
  const changed = { ...gradeList, 'x-codes-for': 'reports', 'x-lists': list };
  const emitted = (grade: object) => emitResources(modelBelow(tinyProject({ ...tiny, 'reference/grade.json': grade })));
  expect(emitted(changed)).toContain('"coded":{"keys":[1,2,3],"for":"reports"}');
  expect(emitted(changed)).toContain('"screen":"/grades","filters":["active"]');
  const narrow = { settings: { ...list.settings, where: { active: true } } };
  expect(emitted({ ...changed, 'x-lists': narrow })).toContain('"screen":"/grades","filters":[]');
});

test.each([
  ['a row by its code', 'grade', 'B', { row: 2 }],
  ['the signed-in user', 'createdFor', '$user', { user: null }],
  ['a reference of that user', 'grade', '$user.level', { user: 'level' }],
])('The default of a reference is %s, on the server and in the browser', (_, name, value, emitted) => {
  const createdFor = { 'x-ref': 'entities/user' };
  const changed = { createdFor, ...site.properties, [name]: { 'x-ref': 'reference/grade', default: value } };
  if (name === 'createdFor') changed.createdFor = { ...createdFor, default: value } as never;
  const user = { title: 'User', properties: { fullName: {}, level: { 'x-ref': 'reference/grade' } } };
  const files = { ...tiny, 'entities/user.json': user, 'entities/site.json': { ...site, properties: changed } };
  const model = modelBelow(tinyProject(files));
  const said = `"defaultReference":${JSON.stringify(emitted)}`;
  expect(emitEntity(model, byName(model, 'site'))).toContain(said);
  expect(emitResource(model, byName(model, 'site'), false)).toContain(said);
});

describe('A schema is refused', () => {
  const mistakes: Mistake[] = [
    [
      'if two codes have one key',
      'reference/quote-status.json',
      '/x-codes',
      { Active: 1, Won: 2, Lost: 3, Revised: 1 },
      '1 is already the key of Active',
      '/x-codes/Revised',
    ],
    [
      'if it says what codes are needed for, but has none',
      'reference/quotation-grade.json',
      '/x-codes-for',
      'reports',
      'needs x-codes',
    ],
    ['if a default is an unknown code', activity, type, 'Taks', meant('code of activityType', 'Taks', 'Task')],
    [
      'if a default is a user where another record is referred to',
      activity,
      type,
      '$user',
      'refers to user, not to activityType',
    ],
    ['if the user has no such reference', activity, type, '$user.rol', meant('field of user', 'rol', 'role')],
    ['if a reference of the user leads elsewhere', activity, type, '$user.role', 'refers to role, not to activityType'],
    [
      'if a default names a row of a list without codes',
      'entities/quotation.json',
      '/properties/quoteGrade/default',
      'Verbal',
      'reference/quotation-grade has no x-codes, so no row can be named here',
    ],
    [
      'if a flow names an unknown code',
      activity,
      '/properties/activityStatus/x-flow',
      { Task: ['Complete'] },
      meant('code of activityStatus', 'Complete', 'Completed'),
      '/properties/activityStatus/x-flow/Task/0',
    ],
    [
      'if a condition compares a name that can be changed',
      activity,
      '/properties/notes/x-when',
      { visible: { 'activityType.activityTypeName': 'Task' } },
      'rows of activityType can be renamed: compare "activityType" with a code',
      '/properties/notes/x-when/visible/activityType.activityTypeName',
    ],
    [
      'if a report compares a name that can be changed',
      'reports/won-orders.json',
      '/where',
      { 'quoteStatus.statusName': 'Won' },
      'rows of quoteStatus can be renamed: compare "quoteStatus" with a code',
      '/where/quoteStatus.statusName',
    ],
  ];

  test.each(mistakes)('%s', (...mistake) => {
    const { message, line, strays } = mistaken(mistake);
    expect(message).toContain(line);
    expect(strays).toEqual([]);
  });
});

test('every list with codes gets its rows in a new database', () => {
  const coded = modelBelow(projectRoot).entities.filter(({ codes }) => Object.keys(codes).length);
  const rows = Object.fromEntries(coded.map(({ name }) => [name, statuses[name]?.length ?? 0]));
  const missing = coded.filter(({ name, codes }) => Math.max(...Object.values(codes)) > rows[name]!);
  expect(missing.map(({ name }) => name)).toEqual([]);
});
