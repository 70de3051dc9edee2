import { describe, expect, test } from '@jest/globals';
import { meant, mistaken, type Mistake } from '../support/schemas.ts';

const customer = 'entities/customer.json';
const user = 'entities/user.json';

const names: Mistake[] = [
  [
    'entity of a reference',
    customer,
    '/properties/region/x-ref',
    'reference/regoin',
    meant('entity', 'reference/regoin', 'reference/region'),
  ],
  [
    'shared type',
    customer,
    '/properties/postCode/$ref',
    'common/text#/$defs/postcod',
    meant('shared type', 'common/text#/$defs/postcod', 'common/text#/$defs/postCode'),
  ],
  [
    'part of a vCard',
    'entities/contact.json',
    '/x-vcard/email',
    'emial',
    meant('field', 'emial', 'email'),
    '/x-vcard/email',
  ],
  [
    'list of choices in x-dialogs.prefetch',
    'entities/quotation.json',
    '/x-dialogs/edit/prefetch/0',
    'activeQuoteStatusses',
    meant('list of choices', 'activeQuoteStatusses', 'activeQuoteStatuses'),
    '/x-dialogs/edit/prefetch/0',
  ],
  [
    'reference in x-access.within',
    'entities/note.json',
    '/x-access/within/0',
    'oportunity',
    meant('field', 'oportunity', 'opportunity'),
    '/x-access/within/0',
  ],
  [
    'dialog that edits a record which no call reads',
    'entities/user-widget.json',
    '/x-routes/one',
    null,
    'edits a record, but x-routes names no call that reads one',
    '/x-lists/byUser/edit',
  ],
  [
    'word x-access.names of an entity whose records have no owner',
    'entities/note.json',
    '/x-access/names',
    'signedIn',
    'needs an owner',
    '/x-access/names',
  ],
  [
    'field in x-access.within that is not a reference',
    'entities/note.json',
    '/x-access/within/0',
    'noteHeader',
    '"noteHeader" is not a reference to one record',
    '/x-access/within/0',
  ],
  [
    'field in x-access.assignees that is not a reference to a user',
    'entities/note.json',
    '/x-access/assignees/0',
    'contact',
    '"contact" is not a reference to one user',
    '/x-access/assignees/0',
  ],
  [
    'path in x-access.deputies that does not lead to a user',
    'entities/absence.json',
    '/x-access/deputies/0',
    'user.role',
    '"user.role" is not a reference to a user',
    '/x-access/deputies/0',
  ],
  [
    'field in x-access.shared that is neither a flag nor a branch, role or user',
    'entities/user-view-filter.json',
    '/x-access/shared/1',
    'filterName',
    '"filterName" is neither a flag nor a reference to one branch, role or user',
    '/x-access/shared/1',
  ],
  [
    'an order for an entity that is not a reference list',
    'entities/note.json',
    '/x-order',
    true,
    'is for reference lists',
    '/x-order',
  ],
  [
    'an order of a list that cannot be changed',
    'reference/support-case-type.json',
    '/x-order',
    true,
    'needs the operation update',
    '/x-order',
  ],
  [
    'field in x-indexes',
    'entities/quotation.json',
    '/x-indexes/0/1',
    'chaseBu',
    meant('field', 'chaseBu', 'chaseBy'),
    '/x-indexes/0',
  ],
  [
    'value in a message',
    customer,
    '/x-unique/0/message',
    'Used for {mbpBranch.branchNam}',
    meant('field of branch', 'branchNam', 'branchName'),
  ],
  [
    'field in a label that references do not contain',
    'entities/quotation.json',
    '/x-entity/label',
    '{sQuoteNo} of {customer}',
    'unknown field of a reference "customer"',
    '/x-entity/label',
  ],
  [
    'code of a badge',
    'reference/quote-status.json',
    '/x-badges',
    { Acitve: 'primary' },
    meant('code', 'Acitve', 'Active'),
    '/x-badges/Acitve',
  ],
  [
    'code in a condition',
    'entities/activity.json',
    '/properties/notes/x-when',
    { visible: { activityStatus: 'Complete' } },
    meant('code of activityStatus', 'Complete', 'Completed'),
    '/properties/notes/x-when/visible/activityStatus',
  ],
  [
    'value in a condition',
    customer,
    '/properties/parentCustomer/x-when',
    { visible: { status: 'Activ' } },
    meant('value', 'Activ', 'Active'),
    '/properties/parentCustomer/x-when/visible/status',
  ],
  [
    'fixed value of a choice',
    customer,
    '/properties/tags/x-choices/type',
    'CUSTMER',
    meant('value', 'CUSTMER', 'CUSTOMER'),
  ],
  ['dialog of a list', customer, '/x-lists/main/create', 'quik', meant('dialog', 'quik', 'quick')],
  ['dialog of a page', customer, '/x-page/edit', 'ful', meant('dialog', 'ful', 'full')],
  ['default among values', user, '/properties/status/default', 'INACTVE', meant('value', 'INACTVE', 'INACTIVE')],
  [
    'derivation of a call',
    customer,
    '/x-routes/derive/0/by',
    'teritory',
    meant('derivation', 'teritory', 'territory'),
    '/x-routes/derive',
  ],
  [
    'part of an alias',
    customer,
    '/properties/branch/x-alias',
    'mbpBranch.branchNam',
    meant('field of branch', 'branchNam', 'branchName'),
  ],
  [
    'part of a row of duplicates',
    customer,
    '/x-duplicates/row/paths/regionName',
    'region.regionNam',
    meant('field of region', 'regionNam', 'regionName'),
  ],
  ['reference of a tab', user, '/x-page/tabs/history/list/by', 'usr', meant('field of loginHistory', 'usr', 'user')],
  ['list of a tab', user, '/x-page/tabs/history/list/list', 'byUsr', meant('list of loginHistory', 'byUsr', 'byUser')],
  [
    'screen of the menu',
    'access/menu.json',
    '/groups/0/items/1/screen',
    '/custmers',
    meant('screen', '/custmers', '/customers'),
  ],
];

describe('A misspelt name is refused with the name meant', () => {
  test.each(names)('of the %s', (...mistake) => {
    const { message, line, strays } = mistaken(mistake);
    expect(message).toContain(line);
    expect(strays).toEqual([]);
  });
});

describe('A condition is refused', () => {
  test.each([
    ['on a part that a reference does not have', { 'activityType.active': true }, 'has only id, activityTypeName'],
    ['with a text for a flag', { reminder: 'yes' }, '"yes" is not a value of type boolean'],
    ['with a range of texts', { subject: { from: 1 } }, '"subject" is not a number'],
  ])('%s', (_, visible, says) => {
    const { message } = mistaken(['', 'entities/activity.json', '/properties/notes/x-when', { visible }, '']);
    expect(message).toContain(says);
  });
});

describe('The linter', () => {
  test('reports an alias that names a part of a field that is not a reference', () => {
    const { message, line } = mistaken([
      'part of a text',
      customer,
      '/properties/branch/x-alias',
      'postCode.branchName',
      '"postCode" is not a reference, so it has no part "branchName"',
    ]);
    expect(message).toContain(line);
  });
});

describe('A field of many references, which has no column, is refused', () => {
  test.each([
    ['as a filter', '/x-lists/main/filters'],
    ['as a sort', '/x-lists/main/sorts'],
    ['in a unique set', '/x-unique/0/fields'],
  ])('%s', (_, at) => {
    const { message, line } = mistaken(['many', customer, `${at}/0`, 'tags', '']);
    expect(message).toContain(line);
  });
});
