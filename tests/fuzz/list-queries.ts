import type { Random } from '../../server/seed/demo/random.ts';
import type { Call, Catalogue } from './catalogue.ts';
import { broken, encode, escaped, hostile, hostileText } from './hostile.ts';

type Mode = 'valid' | 'broken' | 'wild';

const operators = ['=', '<>', '<', '<=', '>', '>=', 'in', 'between', 'is empty'];
const textOperators = ['=', 'contains', 'starts with', 'in', 'is empty'];

/** A field name with a value that a record has in it. */
function fieldValue(entity: string | null, catalogue: Catalogue, random: Random): [string, unknown] {
  const row = entity ? random.pick(catalogue.samples(entity)) : undefined;
  if (!row) return [random.pick(['id', 'active']), random.pick([1, true])];
  const name = random.pick(Object.keys(row));
  const value = row[name];
  const plain = typeof value === 'object' && value !== null ? Object.values(value)[0] : value;
  return [name, plain ?? null];
}

/** The query of a list: range, order and filter. For an export, also its format and columns. */
export function listQuery({ kind, entity, query }: Call, mode: Mode, catalogue: Catalogue, random: Random): string {
  const [name, value] = fieldValue(entity, catalogue, random);
  const start = random.pick([0, 0, 0, 25]);
  const parts: Record<string, unknown> = {};
  if (random.chance(0.97)) parts.range = [start, start + 24];
  if (random.chance(0.5)) parts.sort = [fieldValue(entity, catalogue, random)[0], random.pick(['ASC', 'DESC'])];
  if (random.chance(kind === 'export' ? 0.9 : 0.6))
    parts.filter = random.chance(0.5)
      ? { id: [1, 2, random.between(1, 60)] }
      : { [name]: random.chance(0.2) ? [value] : value, ...(random.chance(0.2) && { q: 'a' }) };
  if (kind === 'export') {
    if (random.chance(0.1)) parts.format = 'xlsx';
    if (entity && random.chance(0.3)) parts.columns = random.pick(catalogue.fields(entity));
  }
  const wrong = mode === 'valid' ? null : random.pick(['sort', 'filter', 'filter', 'range', 'format', 'columns']);
  if (wrong && mode === 'broken') parts[wrong] = broken(parts[wrong], random);
  if (wrong && mode === 'wild') parts[wrong] = random.chance(0.5) ? { [name]: hostile(random) } : hostile(random);
  return Object.entries(parts)
    .filter(([key]) => query.includes(key) || (mode === 'wild' && random.chance(0.1)))
    .map(([key, part]) => `${key}=${escaped(written(key, part)).slice(0, 6000)}`)
    .concat(mode === 'wild' && random.chance(0.1) ? strays(random) : [])
    .join('&');
}

/** Repeats a parameter, or adds an unknown one. */
const strays = (random: Random) => [
  `${random.pick(['range', 'sort', 'filter', 'format', 'columns'])}=${random.pick(['', '1', 'csv', 'id', '%7B%7D'])}`,
  escaped(hostileText(random)).slice(0, 500),
];

const written = (name: string, part: unknown) =>
  (name === 'format' || name === 'columns') && typeof part === 'string' ? part : encode(part);

/** The body of a filtered page: conditions, quick filters and dates. */
export function filterBody({ entity, path }: Call, catalogue: Catalogue, random: Random): unknown {
  if (/search|quick/i.test(path) && !path.includes('{page}'))
    return { searchText: random.pick(['builders', 'S1', 'a']) };
  const condition = () => {
    const [dbField, value] = fieldValue(entity, catalogue, random);
    const operator = random.pick(typeof value === 'string' ? textOperators : operators);
    const isMany = operator === 'in' || operator === 'between';
    return {
      rowStart: random.pick(['', 'AND', 'OR']),
      dbField,
      condition: operator,
      value: isMany ? [value, value] : value,
    };
  };
  const [quick, value] = fieldValue(entity, catalogue, random);
  if (random.chance(0.01)) return { conditions: manyConditions(condition(), random) };
  return {
    ...(random.chance(0.8) && { conditions: Array.from({ length: random.between(0, 3) }, condition) }),
    ...(random.chance(0.2) && { quickFilters: { [quick]: value } }),
    ...(random.chance(0.2) && { quickFilterDateFrom: '01/01/2026', quickFilterDateTo: '31/12/2026' }),
  };
}

/** The largest filter: fifty conditions, each with a text or a thousand values. */
function manyConditions(condition: Record<string, unknown>, random: Random): unknown[] {
  const many = random.chance(0.5) ? { condition: 'contains' } : { condition: 'in' };
  const value = (i: number) => (many.condition === 'in' ? Array.from({ length: 1000 }, (_, n) => n * i) : `${i}`);
  return Array.from({ length: 50 }, (_, i) => ({ ...condition, ...many, rowStart: 'OR', value: value(i) }));
}
