import { streetNames, surnames } from '../../server/seed/data/words.ts';
import type { Random } from '../../server/seed/demo/random.ts';

/** A record as someone else might type it: the ways in which duplicates differ in practice. */
export type Corruption = (record: Record<string, any>, random: Random) => Record<string, any>;

const letters = 'ABCDEFGHIJKLMNOPRSTUVWY';

/** Leaves out, doubles, swaps or replaces one letter of a word. */
function misspelt(text: string, random: Random): string {
  const words = text.split(' ');
  const long = words.map((word, i) => [word, i] as const).filter(([word]) => word.length > 3);
  if (!long.length) return text;
  const [word, at] = random.pick(long);
  const i = random.between(1, word.length - 2);
  const kinds = [
    word.slice(0, i) + word.slice(i + 1),
    word.slice(0, i) + word[i] + word.slice(i),
    word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2),
    word.slice(0, i) + letters[random.between(0, letters.length - 1)] + word.slice(i + 1),
  ];
  words[at] = random.pick(kinds);
  return words.join(' ');
}

const short: Record<string, string> = {
  ROAD: 'RD',
  STREET: 'ST',
  LANE: 'LN',
  AVENUE: 'AVE',
  CLOSE: 'CL',
  DRIVE: 'DR',
  COURT: 'CT',
  CRESCENT: 'CRES',
  PLACE: 'PL',
  TERRACE: 'TERR',
  GARDENS: 'GDNS',
  INDUSTRIAL: 'IND',
  ESTATE: 'EST',
  LIMITED: 'LTD',
  BUILDERS: 'BLDRS',
  SERVICES: 'SVCS',
  AND: '&',
  '&': 'AND',
  UNIT: 'U',
};

const abbreviated = (text: string): string =>
  text
    .split(' ')
    .map((word) => short[word] ?? word)
    .join(' ');

/** Replaces every second word of a name, from the second on: half of it. */
const halfChanged = (name: string, random: Random): string =>
  name
    .split(' ')
    .map((word, i) => (i % 2 ? random.pick(surnames).toUpperCase() : word))
    .join(' ');

/** The same person after a marriage, for a customer named after a person. */
const married = (name: string, random: Random): string => {
  const [first, , ...trade] = name.split(' ');
  return [first, random.pick(surnames).toUpperCase(), ...trade].join(' ');
};

/** Two words become one, or one becomes two. */
const joined = (name: string): string =>
  name.includes(' ') ? name.replace(' ', '') : `${name.slice(0, 4)} ${name.slice(4)}`;

/** Leaves out one word of a name. */
const shortened = (name: string, random: Random): string => {
  const words = name.split(' ');
  if (words.length > 1) words.splice(random.between(0, Math.min(1, words.length - 1)), 1);
  return words.join(' ');
};

/** `HIGHFIELD ROAD` → `HIGH FIELD ROAD`, and the other way round. */
function respaced(street: string): string {
  const [first = '', second = '', ...others] = street.split(' ');
  if (others.length) return [first + second, ...others].join(' ');
  const half = Math.ceil(first.length / 2);
  return first.length > 5 ? `${first.slice(0, half)} ${first.slice(half)} ${second}` : street;
}

/** Changes one field as people do: a slip, a missing value, words in another order. */
function slipped(record: Record<string, any>, random: Random): Record<string, any> {
  const misspell = (name: string) => ({ ...record, [name]: misspelt(record[name] ?? '-', random) });
  return random.pick([
    () => misspell('custName'),
    () => misspell('custName'),
    () => misspell('address2'),
    () => misspell('address3'),
    () => ({ ...record, address2: respaced(record.address2) }),
    () => ({ ...record, custName: record.custName.split(' ').toReversed().join(' ') }),
    () => ({ ...record, address3: '-' }),
    () => ({ ...record, address1: String(random.between(1, 240)) }),
    () => corruptions['post code mistyped']!(record, random),
    () => corruptions['town and sub area exchanged']!(record, random),
  ])();
}

/** A person, typed by someone else. */
export const people: Readonly<Record<string, Corruption>> = {
  'a person, one word of the name left out, street misspelt': (record, random) => ({
    ...record,
    custName: shortened(record.custName, random),
    address2: misspelt(record.address2, random),
  }),
  'a person, four slips anywhere': (record, random) =>
    Array.from({ length: 4 }).reduce<Record<string, any>>((last) => slipped(last, random), record),
};

/** Another shop of a chain, in another street of the same town: no duplicate. */
export const otherShop: Corruption = (record, random) => ({
  ...record,
  address1: String(random.between(200, 900)),
  address2: `${random.pick(streetNames)} ${record.address2.split(' ').at(-1)}`.toUpperCase(),
  address3: '-',
  postCode: `${record.postCode.split(' ')[0]} ${random.between(0, 9)}${random.pick([...letters])}${random.pick([...letters])}`,
  phoneNo: null,
  email: null,
});

/** The same shop of a chain, typed by someone else. */
export const retypedShop: Corruption = (record, random) => ({
  ...record,
  custName: random.chance(0.5) ? misspelt(record.custName, random) : abbreviated(record.custName),
  address2: random.chance(0.5) ? misspelt(record.address2, random) : abbreviated(record.address2),
});

export const corruptions: Readonly<Record<string, Corruption>> = {
  'name misspelt': (record, random) => ({ ...record, custName: misspelt(record.custName, random) }),
  'name misspelt twice': (record, random) => ({
    ...record,
    custName: misspelt(misspelt(record.custName, random), random),
  }),
  'words swapped': (record) => ({ ...record, custName: record.custName.split(' ').toReversed().join(' ') }),
  'form of company left out': (record) => ({
    ...record,
    custName:
      record.custName.replace(/ (&|AND) SONS.*| LTD| LIMITED| PLC| LLP| GROUP.*| \(UK\).*/g, '') || record.custName,
  }),
  'street abbreviated': (record) => ({
    ...record,
    custName: abbreviated(record.custName),
    address1: abbreviated(record.address1),
    address2: abbreviated(record.address2),
    address3: abbreviated(record.address3),
  }),
  'street misspelt': (record, random) => ({ ...record, address2: misspelt(record.address2, random) }),
  'post code missing': (record) => ({ ...record, postCode: '-' }),
  'post code mistyped': (record, random) => {
    const at = random.between(0, record.postCode.length - 1);
    return {
      ...record,
      postCode:
        record.postCode.slice(0, at) +
        (/\d/.test(record.postCode[at]) ? random.between(0, 9) : random.pick([...letters])) +
        record.postCode.slice(at + 1),
    };
  },
  'other telephone and e-mail': (record) => ({ ...record, phoneNo: '0800 1234567', email: null }),
  'name and street misspelt, post code mistyped': (record, random) =>
    corruptions['post code mistyped']!(
      corruptions['street misspelt']!(
        corruptions['name misspelt']!({ ...record, phoneNo: null, email: null }, random),
        random,
      ),
      random,
    ),
  'half of the name changed, at the same address': (record, random) => ({
    ...record,
    custName: halfChanged(record.custName, random),
    phoneNo: null,
    email: null,
  }),
  'another surname': (record, random) => ({
    ...record,
    custName: married(record.custName, random),
    phoneNo: null,
    email: null,
  }),
  'words joined or split': (record) => ({ ...record, custName: joined(record.custName), phoneNo: null, email: null }),
  'house number in another line': (record) => ({
    ...record,
    address1: record.address2,
    address2: record.address1,
    phoneNo: null,
    email: null,
  }),
  'one word of the name left out, street misspelt': (record, random) => ({
    ...record,
    custName: shortened(record.custName, random),
    address2: misspelt(record.address2, random),
    phoneNo: null,
    email: null,
  }),
  'street in two words or in one, name misspelt': (record, random) => ({
    ...record,
    custName: misspelt(record.custName, random),
    address2: respaced(record.address2),
    phoneNo: null,
    email: null,
  }),
  'town and sub area exchanged': (record) => ({
    ...record,
    address3: record.cityTown.display,
    cityTown: { ...record.cityTown, display: record.address3 },
    phoneNo: null,
    email: null,
  }),
  'sub area left out': (record) => ({ ...record, address3: '-', phoneNo: null, email: null }),
};
