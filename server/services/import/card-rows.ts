import { LimitPassed, type FileLimits } from '../../core/files/limits.gen.ts';
import { cardsIn, partsOf, unescaped, type Card, type CardProperty } from './card-properties.ts';

/** Names of the columns of vCards, in order. A file has those that one of its cards fills in. */
const columns = [
  'Name',
  'Title',
  'First name',
  'Middle name',
  'Surname',
  'Company',
  'Department',
  'Job title',
  'E-mail',
  'E-mail 2',
  'Phone',
  'Phone 2',
  'Mobile',
  'Mobile 2',
  'Fax',
  'Street',
  'Town',
  'County',
  'Post code',
  'Country',
  'Street 2',
  'Town 2',
  'County 2',
  'Post code 2',
  'Country 2',
  'Website',
  'Notes',
] as const;

type Values = Partial<Record<(typeof columns)[number], string>>;

/**
 * The vCards of a text as rows: first the names of the columns, then a row for each card. Preferred numbers and addresses
 * come first, then those of work. Groups of contacts are left out.
 * @throws LimitPassed; Error if there is no card, or if one has no end
 */
export function* cardRows(text: string, limits: FileLimits): Generator<string[], void> {
  const used = new Set<string>();
  let count = 0;
  for (const card of cardsIn(text)) {
    if (++count >= limits.rows) throw new LimitPassed('rows', limits.rows);
    for (const [column, value] of Object.entries(valuesOf(card))) {
      if (value.length > limits.characters) throw new LimitPassed('characters', limits.characters);
      if (value) used.add(column);
    }
    if (used.size * count > limits.cells) throw new LimitPassed('cells', limits.cells);
  }
  if (!count) throw new Error('it has no vCard.');
  const shown = columns.filter((column) => used.has(column));
  yield shown;
  for (const card of cardsIn(text)) {
    const values = valuesOf(card);
    yield shown.map((column) => values[column] ?? '');
  }
}

function valuesOf(card: Card): Values {
  const all = (name: string) => card.filter((one) => one.name === name).toSorted((a, b) => rank(a) - rank(b));
  const text = (name: string) => unescaped(all(name)[0]?.value ?? '');
  if ([...all('KIND'), ...all('X-ADDRESSBOOKSERVER-KIND')].some(({ value }) => /^group$/i.test(value.trim())))
    return {};
  const [company = '', ...units] = partsOf(all('ORG')[0]?.value ?? '');
  const phones = all('TEL').filter(({ value }) => value.trim());
  const isFax = ({ types }: CardProperty) => types.includes('FAX');
  const isMobile = ({ types }: CardProperty) => types.some((type) => type === 'CELL' || type === 'IPHONE');
  const mobiles = phones.filter(isMobile).map(numberOf);
  const others = phones.filter((one) => !isMobile(one) && !isFax(one)).map(numberOf);
  const emails = all('EMAIL').map(({ value }) => unescaped(value).replace(/^mailto:/i, ''));
  const [address, second] = all('ADR')
    .map(addressOf)
    .filter((one) => Object.values(one).some(Boolean));
  return {
    ...namesOf(partsOf(all('N')[0]?.value ?? ''), text('FN')),
    Company: company,
    Department: units.filter(Boolean).join(', '),
    'Job title': text('TITLE') || text('ROLE'),
    ...listed('E-mail', emails.filter(Boolean)),
    ...listed('Phone', others),
    ...listed('Mobile', mobiles),
    ...listed('Fax', phones.filter(isFax).map(numberOf).slice(0, 1)),
    ...address,
    ...Object.fromEntries(Object.entries(second ?? {}).map(([name, value]) => [`${name} 2`, value])),
    Website: text('URL'),
    Notes: text('NOTE'),
  };
}

/** Preferred ones first, then those of work, then others, then those of home. */
const rank = ({ types }: CardProperty): number =>
  types.includes('PREF') ? 0 : types.includes('WORK') ? 1 : types.includes('HOME') ? 3 : 2;

/** The parts of a name. A card without them has only the whole name, of which the last word is the surname. */
function namesOf([family = '', given = '', middle = '', prefix = '', suffix = '']: string[], whole: string): Values {
  const words = whole.split(/\s+/).filter(Boolean);
  const isSplit = Boolean(family || given);
  const surname = isSplit ? [family, suffix].filter(Boolean).join(' ') : words.slice(1).at(-1);
  return {
    Name: whole || [prefix, given, middle, family, suffix].filter(Boolean).join(' '),
    Title: prefix,
    'First name': isSplit ? given : words.slice(0, Math.max(words.length - 1, 1)).join(' '),
    'Middle name': middle,
    Surname: surname ?? '',
  };
}

/** Post box, extension and street are lines of one text. */
function addressOf({ value }: CardProperty): Values {
  const [box = '', extension = '', street = '', town = '', county = '', postCode = '', country = ''] = partsOf(value);
  const lines = [box, extension, street].flatMap((part) => part.split('\n')).map((line) => line.trim());
  return {
    Street: lines.filter(Boolean).join(', '),
    Town: town,
    County: county,
    'Post code': postCode,
    Country: country,
  };
}

const numberOf = ({ value }: CardProperty): string => unescaped(value).replace(/^tel:/i, '').replace(/;.*$/, '');

const listed = (
  column: 'E-mail' | 'Phone' | 'Mobile' | 'Fax',
  [first = '', second = '']: readonly string[],
): Values => ({
  [column]: first,
  ...(second && { [`${column} 2`]: second }),
});
