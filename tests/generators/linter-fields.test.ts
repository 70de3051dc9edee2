import { describe, expect, test } from '@jest/globals';
import { meant, mistaken, type Mistake } from '../support/schemas.ts';

const customer = 'entities/customer.json';
const contact = 'entities/contact.json';
const enquiry = 'entities/enquiry.json';
const user = 'entities/user.json';
const custName = meant('field', 'custNam', 'custName');
const customerField = meant('field', 'customr', 'customer');

const fields: Mistake[] = [
  ['the display', customer, '/x-entity/display', 'custNam', custName],
  ['the embedded fields', customer, '/x-entity/embed/0', 'custNam', custName],
  ['a unique set', customer, '/x-unique/0/fields/0', 'custNam', custName],
  ['the search', customer, '/x-search/0', 'custNam', custName],
  ['the columns', customer, '/x-lists/main/columns/0', 'custNam', custName],
  ['the columns to add', customer, '/x-lists/main/more/0', 'custNam', custName],
  ['the filters', customer, '/x-lists/main/filters/0', 'custNam', custName],
  ['the fixed values of a list', customer, '/x-lists/main/where', { custNam: 'A' }, custName],
  ['the sorts', customer, '/x-lists/main/sorts/0', 'custNam', custName],
  ['the sort of a list', customer, '/x-lists/main/sort', '-custNam', custName],
  ['the layout of a dialog', customer, '/x-dialogs/full/layout/1/0', 'custNam', custName],
  [
    'the groups of a dialog',
    user,
    '/x-dialogs/edit/groups/Person/0/0',
    'firstNam',
    meant('field', 'firstNam', 'firstName'),
  ],
  ['a layout beside groups', user, '/x-dialogs/edit/layout', [['email']], 'has groups, which replace it'],
  ['what a dialog only shows', customer, '/x-dialogs/quick/readOnly/0', 'custNam', custName],
  ['what a dialog edits only once', enquiry, '/x-dialogs/edit/createOnly/7', 'customr', customerField],
  ['what a dialog folds away', contact, '/x-dialogs/edit/fold/4', 'note', meant('field', 'note', 'notes')],
  ['what a dialog requires', customer, '/x-dialogs/full/require', { custNam: 'No name.' }, custName],
  ['what a dialog stars', customer, '/x-dialogs/quick/star/0', 'custNam', custName],
  ['the facts of a page', customer, '/x-page/facts/0', 'custNam', custName],
  ['the groups of a page', customer, '/x-page/groups/Company/1', 'custNam', custName],
  ['the address', customer, '/x-entity/address', ['custNam'], custName],
  ['what choices show', customer, '/x-entity/hint', ['custNam'], custName],
  ['what a duplicate check needs', customer, '/x-duplicates/when/0', 'custNam', custName],
  ['what duplicates are ranked by', customer, '/x-duplicates/rank/sim_name_rank/fields/0', 'custNam', custName],
  ['the evidence for duplicates', customer, '/x-duplicates/evidence/0', 'custNam', custName],
  ['an equal detail elsewhere', customer, '/x-duplicates/elsewhere/sameName/0', 'custNam', custName],
  ['a field that a dialog sends to the duplicate check', customer, '/x-duplicates/send/0', 'custNam', custName],
  ['what finds the record of an imported row', customer, '/x-import/by/0/0', 'custNam', custName],
  [
    'the headings of an imported file',
    customer,
    '/x-import/names',
    { custNam: ['Company'] },
    custName,
    '/x-import/names/custNam',
  ],
  ['a row of duplicates', customer, '/x-duplicates/row/fields/1', 'custNam', custName],
  ['the details of a duplicate', enquiry, '/x-duplicates/details', { customr: 'Customer' }, customerField],
  ['the badge of duplicates', enquiry, '/x-duplicates/table/badge', 'customr', customerField],
  ['the country of a post code', customer, '/properties/postCode/x-country', 'custNam', custName],
  ['an alias', customer, '/properties/parentCompany/x-alias', 'custNam', custName],
  ['the sources of a derived field', customer, '/properties/region/x-derived/from/0', 'custNam', custName],
  [
    'the text of a derived field',
    contact,
    '/properties/contactName/x-derived/text',
    '{firstNam} {lastName}',
    meant('source', 'firstNam', 'firstName'),
  ],
  [
    'what a choice depends on',
    contact,
    '/properties/jobTitle/x-choices',
    { active: { of: 'customr' } },
    customerField,
    '/properties/jobTitle/x-choices/active/of',
  ],
  [
    'a condition',
    contact,
    '/properties/notes/x-when/visible',
    { customr: { not: null } },
    customerField,
    '/properties/notes/x-when/visible/customr',
  ],
  [
    'the record that a condition leads to',
    contact,
    '/properties/notes/x-when/visible',
    { 'customer.custNam': 'A' },
    meant('field of customer', 'custNam', 'custName'),
    '/properties/notes/x-when/visible/customer.custNam',
  ],
  ['a path of a list', contact, '/x-routes/list/1', 'GET customerContacts/{customr}', customerField],
  ['the fixed values of a call', customer, '/x-routes/list/1/where', { custNam: 'A' }, custName, '/x-routes/list'],
  ['the branch of a record', customer, '/x-access/branch', 'mbpBranh', meant('field', 'mbpBranh', 'mbpBranch')],
  ['the branch of a record referred to', contact, '/x-access/branch', 'customr.mbpBranch', customerField],
  ['the values a call sets', customer, '/x-routes/set/0/set', { custNam: 'A' }, custName, '/x-routes/set'],
];

const viewers = { permission: 'ViewCustomer' };
const viewer = meant('permission', 'ViewCustomer', 'ViewCustomers');

const permissions: Mistake[] = [
  ['who may read', customer, '/x-access/read', viewers, viewer],
  ['who may write', customer, '/x-access/write', viewers, viewer],
  ['who may use one call', 'entities/user.json', '/x-routes/history/0/access', viewers, viewer, '/x-routes/history'],
  ['who sees an item of the menu', 'access/menu.json', '/groups/0/items/1/rule', viewers, viewer],
  ['who sees a group of the menu', 'access/menu.json', '/groups/0/rule', viewers, viewer],
  [
    'the area of a permission',
    'access/permissions.json',
    '/permissions/ViewCustomers/area',
    'Customer',
    meant('area', 'Customer', 'Customers'),
  ],
  ['what a role is granted', 'access/roles.json', '/roles/Admin/permissions/ViewCustomer', 1, viewer],
];

describe('A misspelt field is refused with the field meant', () => {
  test.each(fields)('in %s', (...mistake) => {
    const { message, line, strays } = mistaken(mistake);
    expect(message).toContain(line);
    expect(strays).toEqual([]);
  });

  test('in the choices of a reference', () => {
    const choices = { activ: true };
    const { message, line } = mistaken([
      'choices',
      contact,
      '/properties/jobTitle/x-choices',
      choices,
      meant('field of jobTitle', 'activ', 'active'),
      '/properties/jobTitle/x-choices/activ',
    ]);
    expect(message).toContain(line);
  });
});

describe('What a dialog fills into a new record is refused', () => {
  const starts: Mistake[] = [
    ['if it is today but no date', enquiry, '/properties/custRef/x-start', '$today', 'is for a date'],
    [
      'if it is a user but no reference',
      enquiry,
      '/properties/custRef/x-start',
      '$user',
      'is for a reference to one record',
    ],
    [
      'if it refers to something else',
      enquiry,
      '/properties/mbpBranch/x-start',
      '$user.mbpDept',
      'refers to department, not to branch',
    ],
    [
      'if it is taken from no reference',
      enquiry,
      '/properties/custRef/x-start',
      'abiNo.custName',
      '"abiNo" is not a reference, so it has no part "custName"',
    ],
    [
      'if it is taken from an unknown field',
      contact,
      '/properties/phoneNo/x-start',
      'customer.phone',
      meant('field of customer', 'phone', 'phoneNo'),
    ],
    [
      'if it is taken from a field of another kind',
      contact,
      '/properties/phoneNo/x-start',
      'customer.cityTown',
      '"cityTown" is not of the same kind as phoneNo',
    ],
  ];
  test.each(starts)('%s', (...mistake) => {
    const { message, line } = mistaken(mistake);
    expect(message).toContain(line);
  });
});

describe('A status flow is refused', () => {
  const status = '/properties/status/x-flow';
  const flows: Mistake[] = [
    [
      'from a value there is none of',
      'entities/user.json',
      status,
      { ACTIV: [] },
      meant('value', 'ACTIV', 'ACTIVE'),
      `${status}/ACTIV`,
    ],
    [
      'to a value there is none of',
      'entities/user.json',
      status,
      { ACTIVE: ['INACTIV'] },
      meant('value', 'INACTIV', 'INACTIVE'),
      `${status}/ACTIVE/0`,
    ],
    [
      'of a field without allowed values',
      customer,
      '/properties/custName/x-flow',
      { A: ['B'] },
      'is for a reference, or a field with allowed values',
    ],
    [
      'as steps with a value there is none of',
      'entities/user.json',
      '/properties/status/x-steps',
      [['INACTIV'], ['ACTIVE']],
      meant('value', 'INACTIV', 'INACTIVE'),
      '/properties/status/x-steps/0/0',
    ],
    [
      'as steps in which a value has two places',
      'entities/user.json',
      '/properties/status/x-steps',
      [['INACTIVE'], ['ACTIVE', 'INACTIVE']],
      '"INACTIVE" has a place already',
      '/properties/status/x-steps/1/1',
    ],
  ];

  test.each(flows)('%s', (...mistake) => {
    const { message, line, strays } = mistaken(mistake);
    expect(message).toContain(line);
    expect(strays).toEqual([]);
  });
});

describe('What is changed of many records is refused', () => {
  const bulk = '/x-bulk';
  const mistakes: Mistake[] = [
    [
      'with a field there is none of',
      customer,
      bulk,
      { set: ['salesExe'] },
      meant('field', 'salesExe', 'salesExec'),
      `${bulk}/set/0`,
    ],
    [
      'with a field that people cannot change',
      customer,
      bulk,
      { set: ['lastContact'] },
      '"lastContact" cannot be changed by people',
      `${bulk}/set/0`,
    ],
    [
      'if what is added does not refer to the record',
      customer,
      bulk,
      { create: { of: 'entities/role', layout: [] } },
      'role has no reference to customer',
      `${bulk}/create/of`,
    ],
    [
      'if what is added has no such field',
      customer,
      bulk,
      { create: { of: 'entities/activity', layout: [['subjekt']] } },
      meant('field of activity', 'subjekt', 'subject'),
      `${bulk}/create/layout/0/0`,
    ],
  ];

  test.each(mistakes)('%s', (...mistake) => {
    const { message, line, strays } = mistaken(mistake);
    expect(message).toContain(line);
    expect(strays).toEqual([]);
  });
});

describe('A misspelt permission is refused with the permission meant', () => {
  test.each(permissions)('in %s', (...mistake) => {
    const { message, line, strays } = mistaken(mistake);
    expect(message).toContain(line);
    expect(strays).toEqual([]);
  });
});
