import { describe, expect, test } from '@jest/globals';
import { copyProject, mistaken, modelBelow, setInSchema, type Mistake } from '../support/schemas.ts';

const customer = 'entities/customer.json';
const enquiry = 'entities/enquiry.json';
const role = 'entities/role.json';
const region = 'reference/region.json';

/** A field of its own in customer, with one word that does not fit. */
const score = (what: string, field: object, word: string, says: string): Mistake => [
  what,
  customer,
  '/properties/score',
  field,
  says,
  `/properties/score/${word}`,
];

const fields: Mistake[] = [
  score('a length of a number', { type: 'integer', maxLength: 5 }, 'maxLength', 'is for a text'),
  score('a minimum of a text', { minimum: 3 }, 'minimum', 'is for a number'),
  score('allowed values of a number', { type: 'integer', enum: ['1'] }, 'enum', 'is for a text'),
  score('the country of a number', { type: 'integer', 'x-country': 'custName' }, 'x-country', 'is for a post code'),
  score('a date that is a number', { type: 'integer', format: 'date' }, 'format', '"date" is for a text'),
  score('choices of a text', { 'x-choices': { active: true } }, 'x-choices', 'is for a reference'),
  score('a type of a reference', { 'x-ref': 'reference/region', type: 'string' }, 'type', 'cannot be given to a refer'),
  score('a picker of a text', { 'x-widget': 'picker' }, 'x-widget', '"picker" is for a reference'),
  score('a badge of a number', { type: 'number', 'x-widget': 'badge' }, 'x-widget', '"badge" is for a text'),
  score('a default of an alias', { 'x-alias': 'custName', default: 'x' }, 'default', 'cannot be given to an alias'),
  score(
    'a condition of a field that is never required',
    { 'x-when': { required: { custName: 'A' } } },
    'x-when',
    'says when the field is required, so it needs x-required',
  ),
  score(
    'a user who is a date',
    { format: 'date', 'x-stamp': 'createdBy' },
    'x-stamp',
    '"createdBy" is for a reference',
  ),
  score('a value that is there twice', { enum: ['A', 'A'] }, 'enum', 'has "A" twice'),
  score('an empty value', { enum: ['', 'B'] }, 'enum/0', 'must not be empty'),
  score('a value that is too long', { enum: ['LONG'], maxLength: 3 }, 'enum', '"LONG" is longer than 3 characters'),
  score(
    'today as a default',
    { format: 'date', default: 'today' },
    'default',
    'must be a date: DD/MM/YYYY. For the day',
  ),
  score('no e-mail address', { format: 'email', default: 'none' }, 'default', 'must be an e-mail address'),
  score(
    'a part of a penny',
    { type: 'number', format: 'money', default: 1.234 },
    'default',
    'has more than two decimals',
  ),
  score('a 13th month', { type: 'integer', format: 'month', default: 13 }, 'default', 'must be a month from 1 to 12'),
  score(
    'a number that is longer than its field',
    { maxLength: 4, 'x-sequence': { name: 'abc', prefix: 'Q', width: 6 } },
    'x-sequence',
    'gives more than the 4 characters of the field',
  ),
  score(
    'a value that is derived from itself',
    { 'x-derived': { from: ['score'], text: '{score}' } },
    'x-derived',
    'leads back to the field itself',
  ),
  score(
    'a number that is a text of others',
    { type: 'integer', 'x-derived': { from: ['custName'], text: '{custName}' } },
    'x-derived/text',
    'is for a text',
  ),
  [
    'a value from two references',
    enquiry,
    '/properties/phoneNo/x-derived',
    { from: ['contact', 'customer'], take: 'phoneNo' },
    'must be one reference if it has neither by nor text',
    '/properties/phoneNo/x-derived/from',
  ],
  [
    'a reference without a field to take',
    enquiry,
    '/properties/phoneNo/x-derived',
    { from: ['contact'] },
    'needs "take": which field of contact the value is',
  ],
  [
    'a value of another kind',
    enquiry,
    '/properties/phoneNo/x-derived/take',
    'active',
    '"active" is not of the same kind as phoneNo',
  ],
  [
    'choices by a value of another kind',
    enquiry,
    '/properties/contact/x-choices/customer/of',
    'custRef',
    '"custRef" is not of the same kind as customer',
  ],
  [
    'a roll-up by the latest text',
    enquiry,
    '/properties/quoteValue/x-rollUp/latest',
    'notes',
    '"notes" is neither a number nor a date',
  ],
  ['the total of a text', enquiry, '/properties/notes/x-total', true, 'is for a number of the record itself'],
];

const entities: Mistake[] = [
  ['a version of its own', role, '/properties/version', { type: 'string' }, 'is the name of the version'],
  ['a user of its own', role, '/properties/createdBy', {}, 'is the name of who changed a record'],
  ['a key that is a text', role, '/properties/id', { type: 'string' }, 'is the key, so it must be a whole number'],
  ['a name that is a flag', role, '/x-entity/display', 'active', '"active" names no record: it is a flag'],
  ['no fields', region, '/properties', {}, 'has no field that a record could be known by'],
  ['half a pair of braces', customer, '/x-entity/label', '{custName', 'a brace has no partner'],
  ['a title of spaces', region, '/title', '  ', '"  " does not have the right form: Name of one record'],
  [
    'an unknown name in a message',
    region,
    '/x-messages',
    { created: '{titel} saved' },
    'unknown name "titel"; did you mean "title"?',
    '/x-messages/created',
  ],
  [
    'duplicates by a flag',
    customer,
    '/x-duplicates/rank/sim_name_rank/fields',
    ['active'],
    '"active" has no words to compare: it is a flag',
  ],
  [
    'a flag as evidence of a duplicate',
    customer,
    '/x-duplicates/evidence',
    ['phoneNo', 'active'],
    '"active" is no evidence: it is a flag',
  ],
  [
    'an equal name that is also a telephone number',
    customer,
    '/x-duplicates/elsewhere/sameName',
    ['custName', 'phoneNo'],
    '"phoneNo" counts alone, so it cannot be one text with other fields',
  ],
  [
    'a heading of two fields',
    customer,
    '/x-import/names/website',
    ['e-mail ADDRESS'],
    'stands for "email" already',
    '/x-import/names/website/0',
  ],
  [
    'a heading of a field that no file can give',
    'entities/contact.json',
    '/x-import/names/contactName',
    ['Full name'],
    'is read-only, so a file cannot give it',
  ],
  [
    'an import of records that nobody can add',
    'entities/trash.json',
    '/x-import',
    { names: { recordName: ['Name'] } },
    'needs a call that creates',
  ],
  ['a search in a flag', region, '/x-search', ['active'], '"active" has no words to search for: it is a flag'],
  [
    'a set with an alias',
    customer,
    '/x-unique',
    [{ fields: ['parentCompany'] }],
    '"parentCompany" is an alias',
    '/x-unique/0/fields',
  ],
  ['an index of an alias', enquiry, '/x-indexes/0', ['custCode'], '"custCode" is an alias', '/x-indexes/0'],
  ['a set twice', region, '/x-unique/1', { fields: ['regionName'] }, 'is there twice', '/x-unique/1'],
  ['a column of PostgreSQL', customer, '/properties/ctid', {}, '"ctid" is a column that PostgreSQL adds itself'],
  ['a table of SQLite', region, '/x-entity/table', 'sqlite_region', '"sqlite_region" is a name of the database'],
  ['a table of the migrations', region, '/x-entity/table', 'migration', '"migration" is a name of the database'],
  ['a branch that is a text', customer, '/x-access/branch', 'custName', '"custName" is not a reference to a branch'],
  ['an owner that is a region', customer, '/x-access/owner', 'region', '"region" is not a reference to a user'],
  [
    'a role that there is not',
    customer,
    '/x-access/remove',
    { roleName: 'Admn' },
    'unknown role "Admn"; did you mean "Admin"?',
  ],
];

describe.each([
  ['A field with', fields],
  ['An entity with', entities],
])('%s', (_, mistakes) => {
  test.each(mistakes)('%s is refused at that place', (...mistake) => {
    const { message, line, strays } = mistaken(mistake);
    expect([message, strays]).toEqual([expect.stringContaining(line), []]);
  });
});

test.each(['order', 'select', 'group', 'then', 'user'])('A field can have the name %s', (name) => {
  const root = copyProject('schemas');
  setInSchema(root, customer, `/properties/${name}`, {});
  expect(() => modelBelow(root)).not.toThrow();
});
