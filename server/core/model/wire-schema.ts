import { fieldOf, type EntityDefinition, type FieldDefinition } from './definition.ts';

export type Schema = Record<string, unknown>;

type Described = Omit<EntityDefinition, 'validators'>;
/** The definition of the entity with a name. */
export type Lookup = (name: string) => Described;

/** `customer` → Customer. */
export const typeName = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

/** JSON Schema of a record in a response: all fields are present, references include their embedded fields. */
export const readSchema = (entity: Described, lookup: Lookup): Schema => ({
  title: typeName(entity.name),
  ...(entity.description && { description: entity.description }),
  type: 'object',
  properties: Object.fromEntries(
    entity.fields.map((field) => [field.name, described(field, readType(entity, field, lookup))]),
  ),
  required: entity.fields.filter((field) => field.type !== 'refs').map((field) => field.name),
  additionalProperties: false,
});

/** JSON Schema of what a caller may send: every field is optional, a reference is a key or a record. */
export const inputSchema = (entity: Described, lookup: Lookup): Schema => ({
  title: `${typeName(entity.name)}Input`,
  type: 'object',
  properties: Object.fromEntries(
    entity.fields.map((field) => [field.name, described(field, inputType(entity, field, lookup))]),
  ),
  additionalProperties: false,
});

const described = (field: FieldDefinition, type: Schema): Schema => ({
  ...(field.description && { description: field.description }),
  ...type,
});

function readType(entity: Described, field: FieldDefinition, lookup: Lookup): Schema {
  if (field.type === 'alias') return aliasType(entity, field, lookup);
  if (field.type === 'ref') return { anyOf: [reference(field, lookup), { type: 'null' }] };
  if (field.type === 'refs') return { type: 'array', items: reference(field, lookup) };
  const scalar = scalarType(field);
  return field.name === entity.key || field.type === 'boolean' || field.stamp === 'version' ? scalar : orNull(scalar);
}

/** Key, display and embedded fields of the record referred to. */
function reference(field: FieldDefinition, lookup: Lookup): Schema {
  const target = lookup(field.to!);
  const names = [...new Set([target.key, target.display, ...target.embed])];
  const properties = names.map((name) => {
    const part = fieldOf(target, name)!;
    return [name, name === target.key ? { type: 'integer' } : readType(target, part, lookup)] as const;
  });
  return { type: 'object', properties: Object.fromEntries(properties), required: names, additionalProperties: false };
}

function aliasType(entity: Described, field: FieldDefinition, lookup: Lookup): Schema {
  const [first, second] = field.alias!;
  const target = fieldOf(entity, first!)!;
  if (second === undefined) return readType(entity, target, lookup);
  const referred = lookup(target.to!);
  if (second === referred.key) return { type: ['integer', 'null'] };
  return nullable(readType(referred, fieldOf(referred, second)!, lookup));
}

function inputType(entity: Described, field: FieldDefinition, lookup: Lookup): Schema {
  if (field.readOnly && field.stamp !== 'version' && !isSplit(field)) return {};
  if (field.type === 'alias') {
    const [first, second] = field.alias!;
    const target = fieldOf(entity, first!)!;
    if (second === undefined) return inputType(entity, target, lookup);
    return second === lookup(target.to!).key ? { type: ['integer', 'null'], minimum: 1 } : {};
  }
  if (field.to) {
    const { key } = lookup(field.to);
    const record = { type: 'object', properties: { [key]: { type: 'integer', minimum: 1 } }, required: [key] };
    const one = [{ type: 'integer', minimum: 1 }, record];
    if (field.type === 'ref') return { anyOf: [...one, { type: 'null' }] };
    const list = { type: 'array', maxItems: 200, items: { anyOf: one } };
    // A text with keys, separated by commas. Names are allowed only where a value is fixed, as for tags of
    // notes.
    const pattern = field.among ? '^[^\\u0000-\\u001f\\u007f]{0,2000}$' : '^(\\d{1,9}(,\\d{1,9})*,?)?$';
    return { anyOf: [list, { type: 'string', pattern }, { type: 'null' }] };
  }
  // A boolean column does not allow null.
  return field.type === 'boolean' ? scalarType(field) : orNull(scalarType(field));
}

const inAddress = '[^\\s@,;:<>()[\\]"\\\\]';

/** Whether a caller can send the field in place of those that it is made of. */
export const isSplit = ({ derived }: FieldDefinition): boolean => derived?.some(({ split }) => split) ?? false;

/** What the API's description says of a format. `core/values` checks e-mail addresses and telephones more closely. */
const patterns: Partial<Record<NonNullable<FieldDefinition['format']>, string>> = {
  // Without the signs that separate, group or name addresses in a mail, so that it reaches one person.
  email: `^(?=.{3,254}$)${inAddress}+@${inAddress}+\\.${inAddress}{2,}$`,
  // http or https only, and no user name before the host, which can make an address look like another.
  uri: '^(?=.{4,2000}$)(https?://)?[^\\s/:?#@\\\\]+\\.[^\\s/:?#@\\\\]{2,}(:\\d{1,5})?([/?#]\\S*)?$',
  phone: '^[+(\\d][\\d\\s()./+x-]{4,}((#|ext\\.?|extension) ?\\d{1,9})?$',
  // Only days that exist: 29 February only in leap years.
  date: '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
  time: '^([01]\\d|2[0-3]):[0-5]\\d$',
  colour: '^#[0-9a-fA-F]{6}$',
};

function scalarType(field: FieldDefinition): Schema {
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
  return { type, ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
}

const orNull = (schema: Schema): Schema => ({
  ...schema,
  type: [schema.type, 'null'],
  ...(schema.enum ? { enum: [...(schema.enum as string[]), null] } : {}),
});

const nullable = (schema: Schema): Schema => (typeof schema.type === 'string' ? orNull(schema) : schema);
