import type { Json } from './load.ts';

export type Literal = string | number | boolean | null;

/** A comparison with values. If it has several keywords, all must hold. */
export interface Test {
  readonly is?: Literal;
  readonly in?: readonly Literal[];
  readonly not?: readonly Literal[];
  readonly from?: string | number;
  readonly to?: string | number;
}

/** A test of one field, or of one field of the record that a reference leads to. */
export interface Clause {
  readonly path: readonly string[];
  /** The path as written in the schema. */
  readonly key: string;
  readonly test: Test;
}

/**
 * The clauses of a condition such as `{ "activityType.activityTypeName": { "not": "Task" } }`; all must hold. A plain
 * value is short for `is`. A single value of `not` is short for a list of one.
 */
export const clausesOf = (condition: Json): Clause[] =>
  Object.entries(condition).map(([key, raw]) => ({ path: key.split('.'), key, test: testOf(raw) }));

function testOf(raw: Json | Literal): Test {
  if (typeof raw !== 'object' || raw === null) return { is: raw };
  return 'not' in raw ? { ...raw, not: [raw.not].flat() as Literal[] } : raw;
}

/** The values that a test compares with. */
export const literalsOf = ({ is, in: among = [], not = [], from, to }: Test): Literal[] =>
  [is, ...among, ...not, from, to].filter((value) => value !== undefined);

/** A condition as a JSON Schema that matching records meet. A path through an empty reference has the value null. */
export const toJsonSchema = (condition: Json): Json => ({
  allOf: clausesOf(condition).flatMap(({ path, test }) => schemasOf(path, test)),
});

function schemasOf(path: readonly string[], { is, in: among, not, from, to }: Test): Json[] {
  const oneOf = (values: readonly Literal[]): Json => {
    const present = values.filter((value) => value !== null);
    const found = present.length ? [at(path, { enum: present })] : [];
    return { anyOf: values.includes(null) ? [...found, { not: at(path, { not: { type: 'null' } }) }] : found };
  };
  return [
    ...(is === undefined ? [] : [oneOf([is])]),
    ...(among === undefined ? [] : [oneOf(among)]),
    ...(not === undefined ? [] : [{ not: oneOf(not) }]),
    ...(from === undefined ? [] : [at(path, { type: 'number', minimum: from })]),
    ...(to === undefined ? [] : [at(path, { type: 'number', maximum: to })]),
  ];
}

/** JSON Schema of records whose value at a path meets a schema. */
function at([first, ...rest]: readonly string[], value: Json): Json {
  const inner = rest.length ? at(rest, value) : value;
  return { type: 'object', required: [first], properties: { [first!]: inner } };
}
