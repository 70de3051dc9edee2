import { companyInWords, personInWords } from '../../core/names.ts';
import { fieldOf, type AnyRecord, type FieldDefinition, type Reference } from '../../core/model/definition.ts';
import type { Registry } from '../../core/model/registry.ts';
import { likeness } from '../../core/search/spelling.ts';
import { longDay } from './long-day.ts';

/** The records that a template takes values from, by the word before the dot, and their entities. */
export const sources = {
  customer: 'customer',
  contact: 'contact',
  enquiry: 'enquiry',
  quotation: 'quotation',
  sender: 'user',
  company: 'letterhead',
} as const;

export type Source = keyof typeof sources;

/** The records that a mail is about; what is missing has no values. */
export type SourceRecords = Partial<Record<Source, AnyRecord | null>>;

/** A field that a template can have. */
export interface MergeField {
  /** Without the braces: `contact.firstName`. */
  readonly name: string;
  /** `Contact: First Name` */
  readonly title: string;
}

/** What a mail to a customer may say: nothing that staff write for each other, or keep for themselves. */
const printable: { readonly [S in Source]: readonly string[] } = {
  customer: [
    'custName',
    'custCode',
    'address1',
    'address2',
    'address3',
    'cityTown',
    'postCode',
    'phoneNo',
    'email',
    'mbpBranch',
    'salesExec',
  ],
  contact: ['salutation', 'firstName', 'lastName', 'contactName', 'jobTitle', 'phoneNo', 'mobile', 'email'],
  enquiry: [
    'oppDescription',
    'custRef',
    'dateReceived',
    'address1',
    'address2',
    'address3',
    'cityTown',
    'postCode',
    'projectType',
    'productType',
    'mbpBranch',
    'salesExec',
  ],
  quotation: [
    'sQuoteNo',
    'versionNo',
    'quoteVerDate',
    'expiryDate',
    'reqDeliveryDate',
    'productType',
    'productQty',
    'productValue',
    'mbpBranch',
    'salesExec',
  ],
  sender: ['firstName', 'lastName', 'fullName', 'email', 'mbpDept'],
  company: ['companyName', 'address1', 'address2', 'address3', 'postCode', 'phoneNo', 'email', 'website'],
};

/** A field in braces, with what stands there if the record has no value: `{contact.firstName|Sir or Madam}`. */
const pattern = /\{\s*([a-z]+)\.(\w+)\s*(?:\|([^{}|]*))?\}/gi;

/** All fields that a template can have. */
export function mergeFields(registry: Registry): MergeField[] {
  return (Object.keys(sources) as Source[]).flatMap((source) => {
    const definition = registry.definition(sources[source]);
    const title = source === 'sender' ? 'Sender' : source === 'company' ? 'Company' : definition.title;
    return printable[source].map((name) => ({
      name: `${source}.${name}`,
      title: `${title}: ${fieldOf(definition, name)!.title}`,
    }));
  });
}

/** What is wrong with the fields of a template's text; null if they are all there. */
export function problemIn(text: string, registry: Registry): string | null {
  const known = mergeFields(registry).map(({ name }) => name);
  for (const [, source, field] of text.matchAll(pattern)) {
    const name = `${source}.${field}`;
    if (known.includes(name)) continue;
    const like = (one: string) => likeness(one.toLowerCase(), name.toLowerCase());
    const nearest = known.toSorted((a, b) => like(b) - like(a))[0]!;
    const hint = like(nearest) > 0.6 ? ` Did you mean {${nearest}}?` : '';
    return `There is no field {${name}}.${hint}`;
  }
  const wrong = /[{}][^{}]{0,30}/.exec(text.replaceAll(pattern, ''));
  return wrong ? `“${wrong[0].trim()}” is not a field. Write it as {contact.firstName}.` : null;
}

/** The fields of a text that were not filled in, as they stand there. */
export const unfilledIn = (text: string): string[] => [
  ...new Set([...text.matchAll(pattern)].flatMap(([all, source]) => (Object.hasOwn(sources, source!) ? [all] : []))),
];

/**
 * Puts the values of records in place of the fields of a text. A field without a value is replaced by the words after its
 * bar; without them it stays, and is among `missing`.
 */
export function fillIn(text: string, records: SourceRecords, registry: Registry) {
  const missing = new Map<string, string>();
  const filled = text.replaceAll(pattern, (all, source: string, name: string, instead: string | undefined) => {
    if (!Object.hasOwn(sources, source)) return all;
    const definition = registry.definition(sources[source as Source]);
    const field = printable[source as Source].includes(name) ? fieldOf(definition, name) : undefined;
    const value = records[source as Source]?.[name];
    const printed = field && value !== undefined ? printedValue(field, value) : '';
    if (printed) return printed;
    if (instead !== undefined) return instead.trim();
    const whole = mergeFields(registry).find((one) => one.name === `${source}.${name}`);
    missing.set(`${source}.${name}`, whole?.title ?? `${source}.${name}`);
    return `{${source}.${name}}`;
  });
  return { text: filled, missing: [...missing].map(([field, title]) => ({ name: field, title })) };
}

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** A value as a letter has it: `23 November 2026`, `£1,200.00`, and names that are stored in capitals in words. */
function printedValue({ name, type, format, to }: FieldDefinition, value: unknown): string {
  if (value === null || value === '') return '';
  if (type === 'ref') return inWords(to!, String((value as Reference).display ?? ''));
  if (format === 'date') return longDay(String(value));
  if (format === 'money') return pounds.format((value as number) / 100);
  if (type === 'integer' || type === 'number') return (value as number).toLocaleString('en-GB');
  return inWords(name, String(value));
}

const companies = ['custName', 'branch'];
const people = ['firstName', 'lastName', 'contactName', 'fullName'];

/** @param of the entity referred to, or the field */
function inWords(of: string, text: string): string {
  if (companies.includes(of)) return companyInWords(text);
  return people.includes(of) && text === text.toUpperCase() ? personInWords(text) : text;
}
