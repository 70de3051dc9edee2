import { describe, expect, test } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkIcons } from '../../generators/icons.ts';
import {
  copyProject,
  mistaken,
  modelBelow,
  projectRoot,
  schemaError,
  setInSchema,
  type Mistake,
} from '../support/schemas.ts';

const customer = 'entities/customer.json';
const enquiry = 'entities/enquiry.json';
const permissions = 'access/permissions.json';
const menu = 'access/menu.json';

const route = (what: string, operation: string, call: unknown, says: string, at = ''): Mistake => [
  what,
  customer,
  `/x-routes/${operation}/0`,
  call,
  says,
  `/x-routes/${operation}/0${at}`,
];

const calls: Mistake[] = [
  route('no key', 'one', 'GET customerInfo', '"customerInfo" needs {id}'),
  route('half a pair of braces', 'one', 'GET customerInfo/{id', 'a brace in "customerInfo/{id" has no partner'),
  route('a parameter twice', 'one', 'GET customer/{id}/{id}', '"customer/{id}/{id}" has a parameter twice'),
  route('a change by GET', 'update', 'GET customers/{id}/save', 'the operation update has the method PUT'),
  route('the version of the API', 'list', 'GET v1/customers', '"v1/customers" is below /v1 already'),
  route('nothing to set', 'set', 'PUT setCustomersActive/{id}', 'needs "set": the values that the call sets'),
  route(
    'values to set in a list',
    'list',
    { route: 'GET customers', set: { active: true } },
    'is only for the operation set',
    '/set',
  ),
  [
    'a text for a flag',
    customer,
    '/x-routes/set/0/set',
    { active: 'no' },
    '"no" is not a value of type boolean',
    '/x-routes/set',
  ],
  [
    'no saved filter',
    enquiry,
    '/x-routes/saved/0',
    'GET savedEnquiries',
    '"savedEnquiries" needs {savedFilter}',
    '/x-routes/saved/0',
  ],
];

const screens: Mistake[] = [
  ['a number of another list', customer, '/x-lists/main/viewId', 8, '8 is already a list of entities/', ''],
  ['a date that is a text', enquiry, '/x-lists/main/date', 'custRef', '"custRef" is not a date'],
  ['a column to add that is there', enquiry, '/x-lists/main/more', ['sQuoteNo'], '"sQuoteNo" is among the columns'],
  [
    'five values on a card',
    enquiry,
    '/x-lists/main/card',
    ['customer', 'notes', 'region', 'contact', 'email'],
    'must have at most 3, and has 5',
  ],
  ['no columns', enquiry, '/x-lists/main/columns', [], 'must not be empty'],
  ['a sort by many references', customer, '/x-lists/main/sort', 'tags', '"tags" holds many references'],
  [
    'rows of an unknown value',
    customer,
    '/x-lists/main/where',
    { status: 'Activ' },
    'unknown value "Activ"; did you mean "Active"?',
  ],
  [
    'an address with a key',
    customer,
    '/x-lists/main/screen',
    '/customers/all/{id}',
    'the address of a list has no parameters',
  ],
  ['a field twice', enquiry, '/x-dialogs/edit/layout', [['notes'], ['notes']], '"notes" is there twice'],
  [
    'a required field that is folded away',
    enquiry,
    '/x-dialogs/edit/fold',
    ['phoneNo'],
    '"phoneNo" is required, so it is always shown',
  ],
  ['a star for another field', enquiry, '/x-dialogs/edit/star', ['weblink'], '"weblink" is not in the dialog'],
  [
    'a required field of another dialog',
    enquiry,
    '/x-dialogs/edit/require',
    { weblink: true },
    '"weblink" is not in the dialog',
  ],
  [
    'a record without a key',
    enquiry,
    '/x-page/screen',
    '/enquiry',
    'the address of a record has its key in braces, once: /enquiry/{id}',
  ],
  ['an empty tab', enquiry, '/x-page/tabs/more', {}, 'is empty: give it a list, the history or a slot'],
  ['a tab in place of the groups', enquiry, '/x-page/tabs/detail', { slot: true }, 'is the tab of the groups'],
  [
    'a tab of rows that do not refer to it',
    enquiry,
    '/x-page/tabs/notes/list/by',
    'noteHeader',
    '"noteHeader" is not a reference to enquiry',
  ],
  [
    'a field twice on the page',
    enquiry,
    '/x-page/groups/Notes',
    ['notes', 'sQuoteNo'],
    '"sQuoteNo" is there twice',
    '/x-page/groups',
  ],
  [
    'a dialog whose change nothing saves',
    enquiry,
    '/x-routes/update',
    null,
    'edits a record, but x-routes names no call of the operation update',
    '/x-page/edit',
  ],
  [
    'a list that no call answers',
    enquiry,
    '/x-routes/list',
    null,
    'shows a list, but x-routes names no call for it',
    '/x-lists/main/screen',
  ],
  [
    'an item that opens nothing',
    menu,
    '/groups/0/items/1',
    { title: 'Contacts' },
    'opens nothing: give it a screen, settings or reports',
    '/groups/0/items/1',
  ],
  ['a screen twice', menu, '/groups/0/items/2/screen', '/newContacts', '/newContacts has an item already'],
  [
    'a report type without reports',
    menu,
    '/groups/1/items/0/reports/Ordrs',
    'Home',
    'unknown report type "Ordrs"; did you mean "Orders"?',
  ],
];

const others: Mistake[] = [
  [
    'a report type that the menu lacks',
    'reports/won-orders.json',
    '/reportType',
    'Order',
    'unknown report type of the menu "Order"; did you mean "Orders"?',
  ],
  [
    'a period that there is not',
    'reports/won-orders.json',
    '/where/quoteVerDate',
    { from: 'Last weak' },
    '"Last weak" is not a day',
  ],
  [
    'a date in another form',
    'reports/won-orders.json',
    '/where/quoteVerDate',
    { from: '2026-11-21' },
    '"2026-11-21" is not a day: write 21/11/2026',
  ],
  [
    'a permission that allows nothing',
    permissions,
    '/permissions/ViewCustomers/levels',
    { 0: 'none' },
    'no level from 1 to 5 allows anything',
  ],
  [
    'a permission that everybody has',
    permissions,
    '/permissions/ViewCustomers/levels',
    { '*': 'all' },
    'level 0 is for people without the permission; add "0": "none"',
  ],
  [
    'an area without a permission',
    permissions,
    '/areas/6',
    'Shipping',
    'no permission is in the area "Shipping"',
    '/areas/6',
  ],
  [
    'a level that allows nothing',
    'access/roles.json',
    '/roles/Sales Executive/permissions/AddNewContact',
    3,
    'level 3 allows nothing; levels that do are 1',
  ],
  [
    'a shared type of another',
    'common/text.json',
    '/$defs/mobile',
    { $ref: 'common/text#/$defs/phone' },
    'a shared type cannot have another',
    '/$defs/mobile/$ref',
  ],
];

describe.each([
  ['A call with', calls],
  ['A list, dialog, page or menu with', screens],
  ['Reports, permissions or types with', others],
])('%s', (_, mistakes) => {
  test.each(mistakes)('%s is refused at that place', (...mistake) => {
    const { message, line, strays } = mistaken(mistake);
    const said = mistake[5] === '' ? mistake[4] : line;
    expect([message, strays]).toEqual([expect.stringContaining(said), []]);
  });
});

describe('A file that nothing reads is refused:', () => {
  test.each([
    [
      'a misspelt part of an entity',
      'entities/role/screen.json',
      'is not a file of an entity; did you mean screens.json?',
    ],
    ['an entity that is no folder', 'entities/thing.json', 'must be a folder: entities/thing/entity.json'],
    ['a folder among reports', 'reports/more/x.json', 'must be a file'],
    ['another ending', 'reference/thing.jsonc', 'must end in .json'],
    ['a space in a name', 'reference/my list.json', 'must be named by small letters from a to z, digits and hyphens'],
    ['capitals in a name', 'entities/Thing/entity.json', 'must be named by small letters'],
    ['a misspelt folder', 'report/x.json', 'unknown folder "report"; did you mean "reports"?'],
  ])('%s', (_, file, says) => {
    const root = copyProject('schemas');
    const path = join(root, 'schemas', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '{"title":"Thing","properties":{"thingName":{}}}');
    expect(schemaError(root).message).toContain(says);
  });
});

test('An icon of the menu that does not exist is refused with the icon meant', () => {
  const root = copyProject('schemas');
  setInSchema(root, menu, '/groups/0/items/1/icon', 'ContactsOutlind');
  expect(() => checkIcons(projectRoot, modelBelow(root).menu)).toThrow(
    'schemas/access/menu.json#/groups/0/items/1/icon: unknown icon "ContactsOutlind"; did you mean "ContactsOutlined"?',
  );
});
