import type { Json } from './load.ts';

export type Literal = string | number | boolean | null;

/** A comparison with values; several words in one all hold. */
export interface Test {
  readonly is?: Literal;
  readonly in?: readonly Literal[];
  readonly not?: readonly Literal[];
  readonly from?: string | number;
  readonly to?: string | number;
}

/** A field, or a field of the record that a reference leads to, and what it must be. */
export interface Clause {
  readonly path: readonly string[];
  /** The path as the schema has it. */
  readonly key: string;
  readonly test: Test;
}

/**
 * The clauses of a condition, `{ "activityType.activityTypeName": { "not": "Task" } }`, which all hold. A plain value
 * stands for `is`, one value of `not` for a list of it.
 */
export const clausesOf = (condition: Json): Clause[] =>
  Object.entries(condition).map(([key, raw]) => ({ path: key.split('.'), key, test: testOf(raw) }));

function testOf(raw: Json | Literal): Test {
  if (typeof raw !== 'object' || raw === null) return { is: raw };
  return 'not' in raw ? { ...raw, not: [raw.not].flat() as Literal[] } : raw;
}

/** The values that a test names. */
export const literalsOf = ({ is, in: among = [], not = [], from, to }: Test): Literal[] =>
  [is, ...among, ...not, from, to].filter((value) => value !== undefined);

/** A condition as the JSON Schema of the records that meet it. A path that ends early has the value null. */
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

/** Records with a value at a path that meets a schema. */
function at([first, ...rest]: readonly string[], value: Json): Json {
  const inner = rest.length ? at(rest, value) : value;
  return { type: 'object', required: [first], properties: { [first!]: inner } };
}
