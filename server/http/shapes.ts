/** Shapes of what calls take and answer, as JSON Schemas. */

type Shape = Readonly<Record<string, unknown>>;

export const string = { type: 'string' } as const;
export const integer = { type: 'integer' } as const;
export const number = { type: 'number' } as const;
export const yesNo = { type: 'boolean' } as const;

export const orNull = (shape: Shape): Shape => {
  const { type, ...more } = shape;
  return type === undefined ? { anyOf: [shape, { type: 'null' }] } : { ...more, type: [type, 'null'] };
};

/** A shape under the name that the description gives it. */
export const ref = (name: string): Shape => ({ $ref: `#/components/schemas/${name}` });

export const listOf = (items: Shape): Shape => ({ type: 'array', items });

/** An object with these properties and no others. @param optional those that can be missing */
export const object = (properties: Shape, optional: readonly string[] = []): Shape => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

/** A record, or the input of one, with further properties. @param name of its schema, with `Open` */
export const extended = (name: `${string}Open`, properties: Shape, optional: readonly string[] = []): Shape => ({
  allOf: [ref(name), { ...object(properties, optional), additionalProperties: true }],
  unevaluatedProperties: false,
});

/** An object whose properties differ from call to call. */
export const anyObject = { type: 'object', additionalProperties: true } as const;

export const titled = object({ name: string, title: string });

/** Labels and series of a chart. */
export const series = {
  labels: listOf(string),
  ownFirst: { ...yesNo, description: "Whether the first label is the user's own branch." },
  series: listOf(
    object({ name: string, format: orNull(string), data: listOf(number), before: listOf(number) }, ['before']),
  ),
};

const value = { description: 'As in the record; of a reference its name.' };

/** The old and the new value of a field. */
export const historyChange = object({ field: string, title: string, old: value, new: value });

const change = {
  id: integer,
  recordId: { ...integer, description: 'Key of the record that was changed.' },
  action: { ...string, description: 'Such as create, update, delete, restore or undo.' },
  at: { ...string, description: 'DD/MM/YYYY HH:mm.' },
  user: object({ id: orNull(integer), fullName: string }),
  changes: listOf(historyChange),
};

/** A change of a record. @param more properties that a call adds */
export const historyEntry = (more: Shape = {}): Shape => object({ ...change, ...more });
