import type { Operation } from '../../model/index.ts';
import type { CallWords, Method } from './words.ts';

const query = '@Query() query: ListQuery';
const response = '@Res({ passthrough: true }) response: Response';

/** Calls that read many records. */
export const listCalls = {
  list: ({ type, shown, many, narrowed, params, rest }) => ({
    summary: `List ${many}${narrowed}`,
    takes: [query, response, ...params],
    call: `list(query, user, response${rest})`,
    returns: `'${shown}[]'`,
    query: `listQuery('${type}')`,
  }),
  names: ({ type, many, narrowed, params, rest }) => ({
    summary: `Names of ${many}${narrowed}`,
    takes: [query, ...params],
    call: `names(query, user${rest})`,
    returns: `'${type}Name[]'`,
    query: `listQuery('${type}')`,
    counted: false,
  }),
  count: ({ many, narrowed, params, rest }) => ({
    summary: `Number of ${many}${narrowed}`,
    takes: params,
    call: `count(user${rest})`,
    returns: `{ type: 'integer' }`,
  }),
  saved: ({ type, plural, params, rest }) => ({
    summary: `${plural} of a saved filter`,
    takes: params,
    call: `saved(params, user${rest})`,
    returns: `'${type}[]'`,
  }),
  page: ({ type, many, narrowed, params, rest }) => ({
    summary: `A page of ${many}${narrowed}`,
    takes: params,
    call: `page(params, user${rest})`,
    returns: `'${type}Page'`,
  }),
  filter: ({ type, many, narrowed, params, rest }) => ({
    summary: `A filtered page of ${many}${narrowed}`,
    takes: [...params, '@Body() body: unknown'],
    call: `filter(params, body, user${rest})`,
    returns: `'${type}Page'`,
    body: `${type}ListFilter`,
  }),
  search: ({ shown, many, rest }) => ({
    summary: `Find ${many} by text`,
    takes: [`@Param('text') text: string`],
    call: `search(text, user${rest})`,
    returns: `'${shown}[]'`,
  }),
  export: ({ entity, type, many }) => ({
    summary: `All ${many} as a file`,
    takes: ['@Query() query: ListQuery & ExportQuery', '@Res() response: Response'],
    call: 'export(query, user, response)',
    files: entity.vcard ? 'cardFile' : 'tableFile',
    query: `exportQuery('${type}'${entity.vcard ? ', true' : ''})`,
  }),
  totals: ({ entity, type, many }) => ({
    summary: `Totals of ${many}, of at most 10,000`,
    takes: ['@Query() query: ListQuery & ExportQuery'],
    call: 'totals(query, user)',
    returns: `totalsAnswer(${JSON.stringify(entity.fields.filter(({ total }) => total).map(({ name }) => name))})`,
    query: `totalsQuery('${type}')`,
  }),
} satisfies Partial<Record<Operation, (words: CallWords) => Method>>;
