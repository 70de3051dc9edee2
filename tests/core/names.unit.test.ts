import { expect, test } from '@jest/globals';
import { readAddresses } from '../../server/core/mail/addresses.gen.ts';
import { companyInWords, personInWords } from '../../server/core/names.ts';

test.each([
  ['SMITH ROOFING LTD', 'Smith Roofing Ltd'],
  ['BSS ROOFING OF YORK LTD.', 'BSS Roofing of York Ltd.'],
  ['THE ROOF CO', 'The Roof Co'],
  ['J & T BUILDERS PLC', 'J & T Builders plc'],
  ["SMITH'S TIMBER (LEEDS) LTD", "Smith's Timber (Leeds) Ltd"],
  ['O’NEILL & SONS', 'O’Neill & Sons'],
  ['JB-SMITH LLP', 'JB-Smith LLP'],
  ['A.B. JONES', 'A.B. Jones'],
  ['3D CLADDING UK', '3D Cladding UK'],
  ['ŁÓDŹ BUILDERS', 'Łódź Builders'],
  ['iRoof Ltd', 'iRoof Ltd'],
])('The company %s is written %s', (stored, written) => {
  expect(companyInWords(stored)).toBe(written);
});

test('A person is written with a capital for each name', () => {
  expect(personInWords("ZOË ANNE-MARIE O'NEILL")).toBe("Zoë Anne-Marie O'Neill");
});

test.each<[string, string[]]>([
  ['a@x.example', ['a@x.example']],
  ['a@x.example, b@y.example; c@z.example', ['a@x.example', 'b@y.example', 'c@z.example']],
  ['a@x.example b@y.example\nA@X.example', ['a@x.example', 'b@y.example']],
  ['"Smith, Jo" <jo@x.example>; Al O\'Neill <al@x.example>', ['jo@x.example', 'al@x.example']],
  ['mailto:a@x.example,', ['a@x.example']],
  ['', []],
])('%j is read as the addresses %j', (text, addresses) => {
  expect(readAddresses(text)).toEqual({ addresses, problem: null });
});

test.each([
  ['Sales: a@x.example, b@y.example;', 'group', 'Sales'],
  ['a@x.example, "The team": b@y.example', 'group', 'The team'],
  ['<a@x.example, b@y.example>', 'several', '<a@x.example, b@y.example>'],
  ['a@x.example@y.example', 'several', 'a@x.example@y.example'],
  ['a@x.example, jo', 'invalid', 'jo'],
  ['Jo Smith', 'invalid', 'Jo Smith'],
  ['a@localhost', 'invalid', 'a@localhost'],
])('%j is refused', (text, kind, part) => {
  expect(readAddresses(text).problem).toEqual({ kind, part });
});
