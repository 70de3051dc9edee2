import { describe, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emitMenu } from '../../generators/admin-ui/registry.ts';
import { emitSlots } from '../../generators/admin-ui/resource.ts';
import { emitPage } from '../../generators/admin-ui/screens.ts';
import { byName, type Model } from '../../generators/model/index.ts';
import {
  copyProject,
  meant,
  mistaken,
  modelBelow,
  projectRoot,
  schemaError,
  setInSchema,
  type Json,
  type Mistake,
} from '../support/schemas.ts';
import { tiny, tinyProject } from '../support/tiny.ts';

const tinyModel = (files: Record<string, Json>): Model => modelBelow(tinyProject({ ...tiny, ...files }));

test('The report in schemas/README.md is a complete file', () => {
  const [, name, json] = /`(reports\/[\w-]+\.json)`[^`]*(?:`\w+`[^`]*)*```json\n(.*?)```/s.exec(
    readFileSync(join(projectRoot, 'schemas/README.md'), 'utf8'),
  )!;
  const root = copyProject('schemas');
  writeFileSync(join(root, 'schemas', name!), json!);
  expect(modelBelow(root).reports).toContainEqual(
    expect.objectContaining({ reportName: JSON.parse(json!).reportName }),
  );
});

describe('A report of rows', () => {
  const { reports } = tinyModel({
    'reports/visited.json': {
      id: 2,
      reportName: 'Visited',
      reportType: 'Sites',
      of: 'entities/site',
      where: {
        grade: { in: ['A', 'B'] },
        siteCode: { not: null },
        budget: { from: 1000, to: 2000 },
        siteName: { not: [null, 'HQ', 'DEPOT'] },
      },
      date: 'visitedOn',
      columns: ['siteName', 'grade', 'gradeId', 'budget'],
      sort: '-budget',
    },
    'reports/all.json': { id: 1, reportName: 'All', reportType: 'Sites', of: 'entities/site', columns: ['siteName'] },
  });

  test('is sorted by number, and open to everyone unless it has a rule [PER-034]', () => {
    expect(reports.map(({ id, path, rule }) => [id, path, rule])).toEqual([
      [1, 'reports/all', 'signedIn'],
      [2, 'reports/visited', 'signedIn'],
    ]);
    expect(reports[0]).toMatchObject({ of: 'site', where: [], date: null, sort: { column: 'siteName', order: 'ASC' } });
  });

  test('has the titles of its columns, and paths to what is stored', () => {
    expect(reports[1]!.columns).toEqual([
      { name: 'siteName', title: 'Site Name', path: ['siteName'] },
      { name: 'grade', title: 'Grade', path: ['grade'] },
      { name: 'gradeId', title: 'Grade Id', path: ['grade', 'id'] },
      { name: 'budget', title: 'Budget', path: ['budget'] },
    ]);
    expect(reports[1]!.sort).toEqual({ column: 'budget', order: 'DESC' });
  });

  test('has each of its conditions', () => {
    expect(reports[1]!.where).toEqual([
      { path: ['grade'], operator: 'in', value: [1, 2] },
      { path: ['siteCode'], operator: '<>', value: null },
      { path: ['budget'], operator: '>=', value: 1000 },
      { path: ['budget'], operator: '<=', value: 2000 },
      { path: ['siteName'], operator: '<>', value: null },
      { path: ['siteName'], operator: '<>', value: 'HQ' },
      { path: ['siteName'], operator: '<>', value: 'DEPOT' },
    ]);
  });
});

test('A report of groups has periods by their names, and measures that count unless they say otherwise', () => {
  const { reports } = tinyModel({
    'reports/stats.json': {
      id: 1,
      reportName: 'Stats',
      reportType: 'Sites',
      of: 'entities/site',
      group: ['grade', { field: 'visitedOn', by: 'month' }],
      measures: {
        sites: { title: 'Sites' },
        budget: { title: 'Budget', sum: 'budget', where: { visited: true } },
        last: { title: 'Last visit', latest: 'visitedOn' },
      },
    },
  });
  expect(reports[0]).toMatchObject({
    columns: [],
    group: [
      { name: 'grade', title: 'Grade', path: ['grade'], by: null },
      { name: 'visitedOn', title: 'Month', path: ['visitedOn'], by: 'month' },
    ],
    measures: [
      { name: 'sites', title: 'Sites', of: 'count', field: null, where: [] },
      { name: 'budget', of: 'sum', field: 'budget', where: [{ path: ['visited'], operator: '=', value: true }] },
      { name: 'last', of: 'latest', field: 'visitedOn' },
    ],
    sort: { column: 'grade', order: 'ASC' },
  });
});

test('A widget has parameters with numbers, and as many rows as its kind shows', () => {
  const widget = { widgetName: 'Sites', of: 'entities/site' };
  const { widgets } = tinyModel({
    'widgets/list.json': { ...widget, id: 1, widgetType: 'list', columns: ['siteName'] },
    'widgets/bars.json': {
      ...widget,
      id: 2,
      widgetName: 'Bars',
      widgetType: 'bar',
      group: ['grade'],
      measures: { sites: { title: 'Sites' } },
      params: [{ label: 'Grade', field: 'grade', lookup: 'GET activeGrades' }],
    },
  });
  expect(widgets.map(({ rows, params }) => [rows, params])).toEqual([
    [10, []],
    [50, [{ no: 1, label: 'Grade', field: 'grade', lookup: 'activeGrades' }]],
  ]);
});

const won = 'reports/won-orders.json';
const stats = 'reports/quotations-stats.json';
const branches = 'widgets/quotation-value-by-branch.json';

const names: Mistake[] = [
  ['word', won, '/colums', [], meant('word', 'colums', 'columns')],
  ['schema', won, '/of', 'entities/quotaton', meant('schema', 'entities/quotaton', 'entities/quotation')],
  [
    'permission',
    won,
    '/rule',
    { permission: 'Report-WonOrder' },
    meant('permission', 'Report-WonOrder', 'Report-WonOrders'),
  ],
  ['column', won, '/columns/0', 'quoteVerDat', meant('field', 'quoteVerDat', 'quoteVerDate'), '/columns/0'],
  [
    'part of a column',
    won,
    '/columns/6',
    'opportunity.salesExe',
    meant('field of enquiry', 'salesExe', 'salesExec'),
    '/columns/6',
  ],
  ['sort', won, '/sort', '-productVal', meant('column', 'productVal', 'productValue')],
  ['date', won, '/date', 'quoteVerDat', meant('field', 'quoteVerDat', 'quoteVerDate')],
  [
    'condition',
    won,
    '/where',
    { 'quoteStats.statusName': 'Won' },
    meant('field', 'quoteStats', 'quoteStatus'),
    '/where/quoteStats.statusName',
  ],
  ['group', stats, '/group/0', 'custmer', meant('field', 'custmer', 'customer'), '/group/0'],
  ['sum', stats, '/measures/value/sum', 'productValu', meant('field', 'productValu', 'productValue')],
  [
    'condition of a measure',
    stats,
    '/measures/won/where',
    { 'quoteStatus.statusNam': 'Won' },
    meant('field of quoteStatus', 'statusNam', 'statusName'),
    '/measures/won/where/quoteStatus.statusNam',
  ],
  [
    'call of a parameter',
    branches,
    '/params/0/lookup',
    'GET activeMbpBranchs',
    meant('call of branch', 'GET activeMbpBranchs', 'GET activeMbpBranches'),
  ],
];

const wrong: Mistake[] = [
  ['a sum of texts', stats, '/measures/value/sum', 'sQuoteNo', '"sQuoteNo" is not a number'],
  ['a date of a field that is not a date', won, '/date', 'customer', '"customer" is not a date'],
  ['months of a text', stats, '/group/0', { field: 'notes', by: 'month' }, '"notes" is not a date', '/group/0/field'],
  ['a text from and to', won, '/where', { notes: { from: 1 } }, '"notes" is neither a number nor a date', ''],
  ['a user among branches', won, '/where', { mbpBranch: '$user' }, 'does not refer to a user', ''],
  ['a comparison that leaves out empty values unsaid', won, '/where', { notes: { not: 'A' } }, 'so null must be', ''],
  ['a parameter of a number', branches, '/params/0/field', 'productQty', '"productQty" is not a reference'],
  ['two measures of a number', branches, '/widgetType', 'pie', 'a pie has one measure', '/measures'],
  ['a year before of branches', branches, '/yearBefore', true, 'only a chart by month can show the year before'],
  ['two columns of one name', won, '/columns/0', 'opportunity.mbpBranch', 'two columns are called "mbpBranch"', ''],
  [
    'a way that is too long',
    won,
    '/columns/0',
    'mbpBranch.salesExecName',
    'leads to many records, or through more than one reference',
    '',
  ],
];

describe('A misspelt name of a report or a widget is refused with the name meant', () => {
  test.each(names)('%s', (...mistake) => {
    const { message, line, strays } = mistaken(mistake);
    expect(message).toContain(line);
    expect(strays).toEqual([]);
  });
});

describe('A report or a widget is refused with', () => {
  test.each(wrong)('%s', (...mistake) => {
    const { message } = mistaken(mistake);
    expect(message).toContain(`schemas/${mistake[1]}#`);
    expect(message).toContain(mistake[4]);
  });

  test.each([
    ['the number', 'id', 2],
    ['the name', 'reportName', 'WON ORDERS'],
  ])('%s of another', (_, word, value) => {
    const root = copyProject('schemas');
    setInSchema(root, stats, `/${word}`, value);
    expect(schemaError(root).message).toContain(`is already the ${word} of reports/quotations-stats`);
  });

  test('rows and groups at once', () => {
    const root = copyProject('schemas');
    setInSchema(root, stats, '/columns', ['sQuoteNo']);
    expect(schemaError(root).message).toContain(
      `schemas/${stats}: can have only one of these: columns or group and measures`,
    );
  });
});

test('The menu has a place for the reports, and a page a tab that an extension fills', () => {
  const root = tinyProject({
    ...tiny,
    'entities/site.json': {
      ...tiny['entities/site.json'],
      'x-page': { screen: '/sites/{id}', groups: { Site: ['siteName'] }, tabs: { map: { slot: true } } },
    },
    'access/menu.json': {
      groups: [{ title: 'REPORTS', items: [{ title: 'Reports', reports: { Orders: 'LocalShippingOutlined' } }] }],
    },
  });
  const model = modelBelow(root);
  const site = byName(model, 'site');
  expect(emitMenu(model)).toContain(
    `{ title: "Reports", rule: "signedIn", reports: { "Orders": LocalShippingOutlined } }`,
  );
  expect(emitPage(model, site, site.page!)).toContain(`{ name: 'map', title: "Map", slot: true }`);
  expect(emitSlots(site)).toMatch(/Slots<Site, .*'siteName'.*, 'map'>/);
});
