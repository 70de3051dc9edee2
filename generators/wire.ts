import { byName, type Entity, type Field, type Model } from './model/index.ts';

type Schema = Record<string, unknown>;

export const typeName = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

/** JSON Schema of a record in a response: all fields are present, references include their embedded fields. */
export const readSchema = (model: Model, entity: Entity): Schema => ({
  title: typeName(entity.name),
  ...(entity.description && { description: entity.description }),
  type: 'object',
  properties: Object.fromEntries(
    entity.fields.map((field) => [field.name, described(field, readType(model, entity, field))]),
  ),
  required: entity.fields.filter((field) => field.type !== 'refs').map((field) => field.name),
  additionalProperties: false,
});

/** JSON Schema of what a caller may send: every field is optional, a reference is a key or a record. */
export const inputSchema = (model: Model, entity: Entity): Schema => ({
  title: `${typeName(entity.name)}Input`,
  type: 'object',
  properties: Object.fromEntries(
    entity.fields.map((field) => [field.name, described(field, inputType(model, entity, field))]),
  ),
  additionalProperties: false,
});

const described = (field: Field, type: Schema): Schema => ({
  ...(field.description && { description: field.description }),
  ...type,
});

function readType(model: Model, entity: Entity, field: Field): Schema {
  if (field.type === 'alias') return aliasType(model, entity, field);
  if (field.type === 'ref') return { anyOf: [reference(model, field), { type: 'null' }] };
  if (field.type === 'refs') return { type: 'array', items: reference(model, field) };
  const scalar = scalarType(field);
  return field.name === entity.key || field.type === 'boolean' || field.stamp === 'version' ? scalar : orNull(scalar);
}

/** Key, display and embedded fields of the record referred to. */
function reference(model: Model, field: Field): Schema {
  const target = byName(model, field.to!);
  const names = [...new Set([target.key, target.display, ...target.embed])];
  const properties = names.map((name) => {
    const part = target.fields.find((one) => one.name === name)!;
    return [name, name === target.key ? { type: 'integer' } : readType(model, target, part)] as const;
  });
  return { type: 'object', properties: Object.fromEntries(properties), required: names, additionalProperties: false };
}

function aliasType(model: Model, entity: Entity, field: Field): Schema {
  const [first, second] = field.alias!;
  const target = entity.fields.find((one) => one.name === first)!;
  if (second === undefined) return readType(model, entity, target);
  const referred = byName(model, target.to!);
  if (second === referred.key) return { type: ['integer', 'null'] };
  return nullable(
    readType(
      model,
      referred,
      referred.fields.find((one) => one.name === second)!,
    ),
  );
}

export function inputType(model: Model, entity: Entity, field: Field): Schema {
  if (field.readOnly && field.stamp !== 'version') return {};
  if (field.type === 'alias') {
    const [first, second] = field.alias!;
    const target = entity.fields.find((one) => one.name === first)!;
    if (second === undefined) return inputType(model, entity, target);
    return second === byName(model, target.to!).key ? { type: ['integer', 'null'], minimum: 1 } : {};
  }
  if (field.to) {
    const { key } = byName(model, field.to);
    const record = { type: 'object', properties: { [key]: { type: 'integer', minimum: 1 } }, required: [key] };
    const one = [{ type: 'integer', minimum: 1 }, record];
    if (field.type === 'ref') return { anyOf: [...one, { type: 'null' }] };
    const list = { type: 'array', maxItems: 200, items: { anyOf: one } };
    // A text with keys, separated by commas. Names are allowed only where `choices` fixes a value, as for tags of
    // notes.
    const named = Object.values(field.choices).some(({ is }) => is !== undefined);
    const pattern = named ? '^[^\\u0000-\\u001f\\u007f]{0,2000}$' : '^(\\d{1,9}(,\\d{1,9})*,?)?$';
    return { anyOf: [list, { type: 'string', pattern }, { type: 'null' }] };
  }
  // A boolean column does not allow null.
  return field.type === 'boolean' ? scalarType(field) : orNull(scalarType(field));
}

const patterns: Partial<Record<NonNullable<Field['format']>, string>> = {
  email: '^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$',
  // http or https only, and no user name before the host, which can make an address look like another.
  uri: '^(?=.{4,2000}$)(https?://)?[^\\s/:?#@\\\\]+\\.[^\\s/:?#@\\\\]{2,}(:\\d{1,5})?([/?#]\\S*)?$',
  phone: '^[+()\\d][\\d\\s()./+x-]{4,}$',
  // Only days that exist: 29 February only in leap years.
  date: '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
  time: '^([01]\\d|2[0-3]):[0-5]\\d$',
  colour: '^#[0-9a-fA-F]{6}$',
};

function scalarType(field: Field): Schema {
  const { type, format, values, minimum, maximum } = field;
  if (values) return { type: 'string', enum: values };
  if (type === 'string') {
    const pattern = field.pattern ?? (format ? patterns[format] : undefined);
    const fixed = format === 'date' || format === 'time' || format === 'colour' || format === 'date-time';
    return { type, ...(!fixed && { maxLength: field.maxLength }), ...(pattern && { pattern }) };
  }
  if (format === 'money')
    return { type: 'number', multipleOf: 0.01, minimum: minimum ?? -1e11, maximum: maximum ?? 1e11 };
  if (format === 'month') return { type, minimum: 1, maximum: 12 };
  if (type === 'integer') return { type, minimum: minimum ?? -2147483648, maximum: maximum ?? 2147483647 };
  return { type, ...(minimum !== null && { minimum }), ...(maximum !== null && { maximum }) };
}

const orNull = (schema: Schema): Schema => ({
  ...schema,
  type: [schema.type, 'null'],
  ...(schema.enum ? { enum: [...(schema.enum as string[]), null] } : {}),
});

const nullable = (schema: Schema): Schema => (typeof schema.type === 'string' ? orNull(schema) : schema);
