import { Random, weighted } from '../../server/seed/demo/random.ts';
import { shares, type Call, type Catalogue, type Kind, type Row } from './catalogue.ts';
import { identityBody } from './identity-bodies.ts';
import { broken, encode, escaped, hostile, hostilePart, hostileText } from './hostile.ts';
import { filterBody, listQuery } from './list-queries.ts';
import { multipart } from './multipart.ts';

/** The caller: a user of a role, a caller without a token, or one with an invalid token. */
export const callers = [
  'Admin',
  'Supervisor',
  'Sales Executive',
  'Internal Sales',
  'Read Only',
  'nobody',
  'garbage',
] as const;
export type Caller = (typeof callers)[number];

/** A request. `@idToken@` and `@refreshToken@` in its body are replaced by the caller's tokens. */
export interface FuzzRequest {
  readonly number: number;
  readonly kind: Kind;
  readonly caller: Caller;
  readonly method: string;
  readonly path: string;
  /** The path of the call in the description. */
  readonly call: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
}

const pickKind = weighted(Object.entries(shares) as [Kind, number][]);
const pickCaller = weighted<Caller>([
  ['Admin', 64],
  ['Supervisor', 11],
  ['Sales Executive', 9],
  ['Internal Sales', 5],
  ['Read Only', 5],
  ['nobody', 3],
  ['garbage', 3],
]);

/** How much of a request is broken: nothing, one or two places, or everything. */
type Mode = 'valid' | 'broken' | 'wild';
const pickMode = weighted<Mode>([
  ['valid', 20],
  ['broken', 50],
  ['wild', 30],
]);

/** What a request is made from. */
interface Draft {
  readonly call: Call;
  readonly mode: Mode;
  readonly number: number;
  /** A record of the call's entity. */
  readonly sample: Row | null;
}

/** The n-th request of a seed, made from the existing records. */
export function makeRequest(seed: number, number: number, catalogue: Catalogue): FuzzRequest {
  const random = new Random(seed, number);
  const kind = pickKind(random);
  const call = random.pick(catalogue.calls.get(kind)!);
  const mode = pickMode(random);
  const caller = pickCaller(random);
  const sample = call.entity ? (random.pick(catalogue.samples(call.entity)) ?? null) : null;
  const { body, type } = bodyOf({ call, mode, number, sample }, catalogue, random);
  return {
    number,
    kind,
    caller,
    method: kind === 'stray' ? random.pick(['GET', 'HEAD', 'POST', 'PATCH', 'OPTIONS', 'DELETE', 'PUT']) : call.method,
    call: call.path,
    path: pathOf({ call, mode, number, sample }, catalogue, random),
    headers: headersOf(call, type, mode, random),
    body,
  };
}

function pathOf({ call, mode, sample }: Draft, catalogue: Catalogue, random: Random): string {
  // If only one or two places are broken, one parameter is.
  const wrong =
    mode === 'broken' && random.chance(call.body ? 0.2 : 0.5) ? random.between(0, call.params.length - 1) : -1;
  let at = 0;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const isBroken = mode === 'wild' ? random.chance(call.params.length > 3 ? 0.1 : 0.5) : at === wrong;
    at++;
    return isBroken || call.kind === 'stray' ? hostilePart(random) : parameter(name, sample, random);
  });
  if (call.kind === 'stray' && random.chance(0.3)) return `/${hostilePart(random)}`;
  const takesQuery = call.kind === 'list' || call.kind === 'export' || random.chance(0.05);
  return takesQuery && call.method === 'GET' ? `${path}?${listQuery(call, mode, catalogue, random)}` : path;
}

const known: Readonly<Record<string, readonly (string | number)[]>> = {
  page: [1, 1, 1, 2, 3],
  rows: [10, 25, 50],
  size: [25, 100],
  savedFilter: [0, 0, 0, 1, 2, 3],
  sortField: [0, 0, 1, 2, 3, 5, 8],
  sortFieldId: [0, 0, 1, 2, 3],
  sortOrder: [0, 1, -1],
  search: ['*', '*', 'a', 'builders', 'S1'],
  text: ['builders', 'ltd', 'S1', 'smith'],
  postCode: ['S17 4QW', 'DN4 8AA', 'S1'],
  custCode: ['A001', 'SHF0001'],
  sQuoteNo: ['Q000001', 'Q000002'],
  type: ['won', 'lost', 'outstanding'],
  report: [1, 2, 3, 4],
  scope: [0, 1, 2],
  flag: [0, 1],
  width: [100],
  year: [2024, 2025, 2026],
  name: ['plan.pdf', 'photo.png'],
};

/** Most keys are those of the first records of the demo data. */
function parameter(name: string, sample: Row | null, random: Random): string {
  const values = known[name];
  if (values) return escaped(String(random.pick(values)));
  // The key of a record is the first of its fields.
  if (name === 'id' && sample && random.chance(0.9)) return String(Object.values(sample)[0]);
  return String(random.between(1, random.chance(0.8) ? 40 : 400));
}

function bodyOf(
  draft: Draft,
  catalogue: Catalogue,
  random: Random,
): { body: string | Buffer | null; type: string | null } {
  const { call, mode } = draft;
  const json = 'application/json';
  if (!call.body) {
    if (call.method === 'GET' || random.chance(0.95)) return { body: null, type: null };
    return { body: encode(hostile(random)), type: json };
  }
  if (call.kind === 'upload') return multipart(mode, catalogue, random);
  const valid = () => validBody(draft, catalogue, random);
  let sent: unknown;
  if (mode === 'valid') sent = valid();
  else if (mode === 'broken') {
    sent = broken(valid(), random);
    if (random.chance(0.4)) sent = broken(sent, random);
  } else sent = random.chance(0.25) ? hostile(random) : wildBody(call, catalogue, random);
  const text = encode(sent);
  if (mode === 'wild' && random.chance(0.05))
    return { body: text.slice(0, random.between(0, text.length)), type: json };
  return { body: text, type: json };
}

function validBody({ call, number, sample }: Draft, catalogue: Catalogue, random: Random): unknown {
  const { kind, body, path } = call;
  if (kind === 'identity') return identityBody(path, number, random);
  if (kind === 'bulk') return bulkBody(catalogue, random);
  if (kind === 'page' || /search|quick/i.test(path)) return filterBody(call, catalogue, random);
  const schema = catalogue.values.resolved(body!);
  if (!sample || !schema.properties || random.chance(0.3)) return catalogue.values.valid(body!, random);
  return fromSample(sample, schema.properties, kind === 'create' ? number : null, random);
}

/** The fields of an existing record that a caller may send; a new record gets texts of its own. */
function fromSample(sample: Row, properties: Row, number: number | null, random: Random): Row {
  const given = Object.entries(sample).filter(([name]) => {
    const schema = properties[name] as Row | undefined;
    return schema && (schema.type || schema.anyOf) && name !== 'version' && (number !== null || random.chance(0.4));
  });
  return Object.fromEntries(
    given.map(([name, value]) => {
      const { pattern, enum: values, maxLength } = properties[name] as Row;
      const isFree = typeof value === 'string' && !pattern && !values && Number(maxLength) >= 20 && random.chance(0.8);
      return [name, isFree && number !== null ? `${value.slice(0, 8)} ${number}` : value];
    }),
  );
}

function bulkBody(catalogue: Catalogue, random: Random): unknown {
  const ids = Array.from({ length: random.between(1, 4) }, () => random.between(1, 60));
  const which = random.chance(0.8) ? { ids } : { all: { count: ids.length, filter: { id: ids } } };
  if (random.chance(0.15)) return { ...which, remove: true };
  const row = random.pick(catalogue.samples(random.pick(catalogue.entities)));
  const name = random.pick(Object.keys(row ?? { active: true }));
  return { ...which, set: { [name]: row?.[name] ?? null, ...(random.chance(0.5) && { active: random.chance(0.5) }) } };
}

/** Known parameter names with unexpected values. */
function wildBody(call: Call, catalogue: Catalogue, random: Random): unknown {
  const { properties = {} } = catalogue.values.resolved(call.body!);
  const own = Object.keys(properties);
  const names = own.length && random.chance(0.9) ? own : ['id', 'ids', 'set', 'remove', 'conditions', 'quickFilters'];
  const entries = Array.from({ length: random.between(0, 6) }, () => [
    random.chance(0.97) ? random.pick(names) : hostileText(random),
    hostile(random),
  ]);
  return Object.fromEntries(entries);
}

function headersOf(call: Call, type: string | null, mode: Mode, random: Random): Record<string, string> {
  const headers: Record<string, string> = {};
  if (type) headers['content-type'] = type;
  if (mode === 'wild' && random.chance(0.04)) headers['content-type'] = random.pick(strangeTypes);
  if (random.chance(0.05)) headers['accept-encoding'] = random.pick(['gzip', 'br', 'deflate', '*', 'x;q=9']);
  if (call.kind === 'identity' || random.chance(0.02)) {
    // Attempts are counted by IP address, so each one uses another address.
    const address = `10.${random.between(0, 255)}.${random.between(0, 255)}.${random.between(0, 255)}`;
    headers['x-forwarded-for'] = random.chance(0.9) ? address : random.pick(['', ',', 'é', '::1', 'x'.repeat(300)]);
    if (random.chance(0.3)) headers['user-agent'] = random.pick(['', 'x'.repeat(2000), 'é\u00ff', '<script>']);
  }
  return headers;
}

const strangeTypes = [
  '',
  'text/plain',
  'application/xml',
  'application/json; charset=utf-99',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'é',
];
