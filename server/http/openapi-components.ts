import { mostRows } from '../core/records/request.ts';
import { mostInWorkbook } from '../services/export/table.ts';
import { cardTypes, fileTypes } from '../services/export/exports.ts';
import { undoHeader } from './openapi.ts';
import type { Described } from './query.ts';

const string = { type: 'string' };
const someText = { type: 'string', minLength: 1 };
const mostKey = 2147483647;
const inWords = (number: number) => number.toLocaleString('en-GB');

const inQuery = (name: string, description: string, schema: object) => ({ name, in: 'query', description, schema });

const range = {
  type: 'array',
  prefixItems: [
    { type: 'integer', minimum: 0, maximum: 1_000_000_000 },
    { type: 'integer', minimum: 0 },
  ],
  items: {},
  minItems: 2,
  maxItems: 2,
};

/** Parameters that all lists share. Those of one entity are generated. */
export const parameters = {
  Range: inQuery(
    'range',
    `First and last row, from 0, as JSON: at most ${mostRows} rows. Default: the first ${mostRows}.`,
    {
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: range,
      default: `[0,${mostRows - 1}]`,
      examples: ['[0,24]'],
    },
  ),
  Format: inQuery(
    'format',
    `Kind of the file. A workbook (xlsx, ods) has at most ${inWords(mostInWorkbook)} rows: with more, the call is refused (422).`,
    { type: 'string', enum: Object.keys(fileTypes), default: 'csv' },
  ),
  CardFormat: inQuery(
    'format',
    `Kind of the file; vcf is one with a vCard for each record. A workbook (xlsx, ods) has at most ${inWords(mostInWorkbook)} rows: with more, the call is refused (422).`,
    { type: 'string', enum: Object.keys(cardTypes), default: 'csv' },
  ),
  Prefer: {
    name: 'Prefer',
    in: 'header',
    description: '`respond-async` answers 202 with the background work that makes the file, and does not wait for it.',
    schema: string,
  },
  UndoToken: {
    name: undoHeader,
    in: 'header',
    description: 'Token of an earlier call of the same user. Both calls are then undone together.',
    schema: string,
  },
  Embed: inQuery(
    'embed',
    'Changes nothing, because references are always embedded. Clients of react-admin send it.',
    string,
  ),
};

const header = (description: string, schema: object = string, more: object = {}) => ({ description, schema, ...more });

/** Headers of answers, by the names that references use: those of the headers without hyphens. */
export const headers = {
  XRequestId: header('Names the call in the log of the server: that of the request, if it sent one.', string, {
    required: true,
  }),
  ContentRange: header(
    'First and last row of the answer and the number of all rows, or `*` if there are none.',
    { type: 'string', pattern: '^\\w+ (\\d+-\\d+|\\*)/\\d+$', examples: ['customer 0-24/500', 'customer */0'] },
    { required: true },
  ),
  XTotalIsLeast: header(
    'If there are at least as many rows as Content-Range says, because counting all takes too long.',
    {
      const: 'true',
    },
  ),
  ContentDisposition: header('The name of the file.', string, { required: true }),
  Location: header('Address of the background work that makes the file.', string, { required: true }),
  PreferenceApplied: header(
    'That the call does not wait for the file.',
    { const: 'respond-async' },
    { required: true },
  ),
  RetryAfter: header(
    'Seconds after which the call can be tried again.',
    { type: 'integer', minimum: 0 },
    { required: true },
  ),
  UndoToken: header('Undoes the call for ten minutes: POST undo/{token}. Missing if nothing was changed.'),
};

const whole = (description: string, minimum: number, maximum: number) => ({
  description,
  schema: { type: 'integer', minimum, maximum },
});
const page = whole('Number of the page, from 1.', 1, 1_000_000);
const rows = whole('Rows of a page.', 1, mostRows);
const sortField = whole('Number of a field, in the order of the record, or 0 for the usual order.', 0, 1000);

/** Parameters of paths that have one meaning in all calls. Others are the key of a record, unless a call names them. */
const inPath: Readonly<Record<string, object>> = {
  page,
  rows,
  size: rows,
  sortField,
  sortFieldId: sortField,
  sortOrder: whole('1 for ascending, -1 for descending, 0 for the usual order.', -1, 1),
  savedFilter: whole('Key of a saved filter, or 0 for none.', 0, mostKey),
  search: { description: 'Words to search for, or `*` for none.', schema: someText },
  text: { description: 'Words to search for.', schema: someText },
};

const words = (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A parameter of a path. @param given what the call says about it */
export function pathParameter(name: string, given: 'string' | Described | undefined): object {
  const base = { name, in: 'path', required: true };
  if (given === 'string')
    return { ...base, ...(inPath[name] ?? { description: sentence(words(name)), schema: someText }) };
  if (given) {
    const { description = sentence(words(name)), ...schema } = given.schema;
    return { ...base, description, schema };
  }
  return { ...base, ...(inPath[name] ?? whole(`Key of the ${name === 'id' ? 'record' : words(name)}.`, 1, mostKey)) };
}

const sentence = (name: string) => `${name[0]!.toUpperCase()}${name.slice(1)}.`;
