import { omit } from 'es-toolkit';
import { fieldOf, type EntityDefinition, type FieldDefinition } from '../core/model/definition.ts';
import type { Registry } from '../core/model/registry.ts';
import { inputSchema, readSchema, typeName, type Schema } from '../core/model/wire-schema.ts';
import { mostInCondition, operators, storedField } from '../core/records/conditions.ts';
import { mostConditions } from '../core/records/filters.ts';
import { mostRows } from '../core/records/request.ts';
import { nameFields } from '../services/access/names.ts';
import { mostAtOnce } from '../services/crud/all-of.ts';
import type { Components } from './openapi-document.ts';
import { anyObject, historyEntry, integer, listOf, object, orNull, ref, string } from './shapes.ts';

interface RecordSchema extends Schema {
  readonly properties: Schema;
}

/** The schemas of all records that calls send and answer, and the parameters of their lists. */
export function recordComponents(registry: Registry): Components {
  const called = registry.all.filter(({ operations }) => operations.length);
  const lookup = (name: string) => registry.definition(name);
  const schemas = called.flatMap((entity): [string, Schema][] => {
    const type = typeName(entity.name);
    const [read, input] = [readSchema(entity, lookup), inputSchema(entity, lookup)].map(
      (schema) => inPounds(omit(schema, ['title'])) as RecordSchema,
    ) as [RecordSchema, RecordSchema];
    return [
      [type, read],
      [`${type}Input`, input],
      [`${type}Name`, nameSchema(entity, read)],
      // Some people may read no more than the names of others' records.
      [`${type}Shown`, { anyOf: [ref(type), ref(`${type}Name`)] }],
      // For schemas that add properties to them.
      [`${type}Open`, { ...read, additionalProperties: true }],
      [`${type}InputOpen`, { ...input, additionalProperties: true }],
      [`${type}Page`, pageOf(ref(type))],
      ...duplicateOf(entity, lookup).map((one): [string, Schema] => [`${type}Duplicate`, one]),
      [`${type}ListFilter`, listFilter(entity)],
    ];
  });
  return {
    schemas: { ...Object.fromEntries(schemas), ...shared },
    parameters: Object.fromEntries(called.flatMap(parametersOf)),
    headings: Object.fromEntries(
      called.flatMap(({ plural, description }) => (description ? [[plural, description]] : [])),
    ),
  };
}

/**
 * A schema in which an amount is any number, in words in pounds and pence: 0.07 is no multiple of 0.01 in binary, so most
 * validators would refuse it.
 */
function inPounds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inPounds);
  if (typeof value !== 'object' || value === null) return value;
  const { multipleOf, ...rest } = value as Schema;
  const inner = Object.fromEntries(Object.entries(rest).map(([name, one]) => [name, inPounds(one)]));
  return multipleOf === 0.01 ? { description: 'In pounds, with at most two decimals.', ...inner } : inner;
}

/** Key, display and embedded fields. */
function nameSchema(entity: EntityDefinition, { properties }: RecordSchema): Schema {
  const names = nameFields(entity);
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
    required: names,
    additionalProperties: false,
  };
}

const day = { type: 'string', description: 'DD/MM/YYYY, or a period such as "This month".' };

/** A possible duplicate of a record, as a 409 answers it; none for entities without. */
function duplicateOf(entity: EntityDefinition, lookup: (name: string) => EntityDefinition): Schema[] {
  const { duplicates, key, fields } = entity;
  if (!duplicates) return [];
  const propertyOf = (of: EntityDefinition, name: string) =>
    inPounds((readSchema(of, lookup).properties as Schema)[name]) as Schema;
  const shown = duplicates.row ?? Object.fromEntries(fields.map(({ name }) => [name, name]));
  const values = Object.entries(shown).map(([name, path]) => {
    const [field, part] = path.split('.') as [string, string?];
    const found =
      part === undefined ? propertyOf(entity, field) : propertyOf(lookup(fieldOf(entity, field)!.to!), part);
    return [name, { anyOf: [found, { type: 'null' }] }] as const;
  });
  const ranks = duplicates.rank.map(({ name }) => [name, { type: 'number', minimum: 0, maximum: 1 }] as const);
  const reasons = listOf(object({ field: string, title: string, match: { enum: ['same', 'similar'] } }));
  return [
    {
      description: 'A possible duplicate, with how alike it is, and marks that are true or false.',
      ...object({ ...Object.fromEntries([...values, ...ranks]), [key]: integer, reasons }),
      additionalProperties: { type: 'boolean' },
    },
  ];
}

const pageOf = (items: Schema) =>
  object({
    rows: { type: 'array', maxItems: mostRows, items },
    total: { ...integer, description: 'Number of all rows.' },
    page: integer,
    size: { ...integer, description: 'Rows of a page.' },
  });

/** An object whose properties can all be missing. */
const optional = (properties: Schema) => object(properties, Object.keys(properties));

const anyValue = { type: ['string', 'number', 'boolean', 'null'] };
const many = (more: object) => ({ anyOf: [string, { ...listOf(anyValue), ...more }] });

/** A row of a filter, whose operator says what it is compared with. */
const row = (operator: Schema, operand: Schema, description?: string) =>
  object(
    {
      rowNo: orNull(integer),
      rowStart: { enum: ['', 'AND', 'OR', null], description: 'AND binds closer than OR.' },
      dbField: {
        ...string,
        description: 'A field, or one of the record that a reference leads to: region.regionName.',
      },
      condition: operator,
      value: { ...operand, ...(description && { description }) },
      dbValue: { ...operand, description: 'In place of value.' },
    },
    ['rowNo', 'rowStart', 'value', 'dbValue'],
  );

const [lists, emptiness] = [
  ['in', 'not in'],
  ['is empty', 'is not empty'],
];

/** Operators that say what a field is not hold for an empty field too (AMB-119). */
const condition = {
  anyOf: [
    row({ enum: operators.filter((one) => ![...lists, ...emptiness, 'between'].includes(one)) }, anyValue),
    row({ enum: lists }, many({ maxItems: mostInCondition }), 'A list, or a string with commas.'),
    row({ const: 'between' }, many({ minItems: 2, maxItems: 2 }), 'The first and the last, or a string with a comma.'),
    row({ enum: emptiness }, {}),
  ],
};

const shared = {
  HistoryEntry: historyEntry(),
  Condition: condition,
  BulkAnswer: object({
    done: { ...listOf(integer), description: 'Keys of the records that were changed or deleted.' },
    refused: listOf(object({ id: {}, message: string })),
  }),
  RecordKey: object({ id: integer }),
  RecordPair: object({ id: integer, other: integer }),
  WorkKey: object({ id: { ...integer, description: 'Key of the background work.' } }),
  Bulk: {
    description: 'The records are given by ids, or as all of a filter. They get the values of set, or are deleted.',
    ...optional({
      ids: { ...listOf(integer), minItems: 1, maxItems: mostRows },
      all: object(
        {
          count: { ...integer, description: `How many there are, at most ${mostAtOnce}. If not, nothing is done.` },
          filter: { ...anyObject, description: 'As the filter of the list.' },
          savedFilter: { ...integer, minimum: 0, description: 'Key of a saved filter; 0 for none.' },
          from: orNull({ ...string, description: 'First day of the date of the list.' }),
          to: orNull({ ...string, description: 'Last day.' }),
        },
        ['filter', 'savedFilter', 'from', 'to'],
      ),
      set: anyObject,
      remove: { const: true },
    }),
  },
};

const whole = { type: 'integer', minimum: -2147483647, maximum: 2147483647 };

/** What a field is compared with, as JSON. */
function comparedWith(field: FieldDefinition): Schema {
  const { type, format, values } = field;
  if (type === 'boolean') return { type: 'boolean' };
  if (type === 'string') return values ? { enum: values } : { type: 'string', ...(format === 'date' && dayOnly) };
  return type === 'number' ? { type: 'number' } : whole;
}

const dayOnly = { pattern: '^\\d{2}/\\d{2}/\\d{4}$' };

/** Values of a filter by field: one value, a list of which the record has one, or null for none. */
function filterProperties(entity: EntityDefinition, names: readonly string[]): Schema {
  return Object.fromEntries(
    once(names).map((name) => {
      const value = comparedWith(storedField(entity, name === 'id' ? entity.key : name)!);
      return [name, { anyOf: [value, { ...listOf(value), maxItems: mostInCondition }, { type: 'null' }] }];
    }),
  );
}

/** The body of a paged list: rows of conditions, quick filters, and the first and last day of the list's date. */
function listFilter(entity: EntityDefinition): Schema {
  const properties = {
    conditions: { ...listOf(ref('Condition')), maxItems: mostConditions },
    quickFilters: optional(filterProperties(entity, entity.filterable)),
    ...(entity.lists.some(({ date }) => date) && { quickFilterDateFrom: orNull(day), quickFilterDateTo: orNull(day) }),
  };
  return optional(properties);
}

/** Order, filter and columns of the calls that list the records of an entity. */
function parametersOf(entity: EntityDefinition): [string, object][] {
  const { operations, sortable: sorts, filterable: filters } = entity;
  const type = typeName(entity.name);
  const order = {
    type: 'array',
    prefixItems: [{ enum: once(['id', ...sorts]) }, { enum: ['ASC', 'DESC'] }],
    items: {},
    minItems: 2,
    maxItems: 2,
  };
  const filter = object(
    {
      q: { type: ['string', 'null'], description: 'Words to search for.' },
      ...filterProperties(entity, ['id', ...filters]),
    },
    [],
  );
  const narrowing: [string, object][] = [
    [
      `${type}Sort`,
      json('sort', `A field and ASC or DESC, as JSON. Fields: ${sorts.join(', ')}.`, order, [entity.display, 'ASC']),
    ],
    [
      `${type}Filter`,
      json(
        'filter',
        `A value for each field, a list of at most ${mostInCondition} values of which it has one, or null if it has none; and words to search for as q; as JSON. Fields: ${filters.join(', ')}.`,
        filter,
        { id: [1, 2] },
      ),
    ],
  ];
  const columns = {
    name: 'columns',
    in: 'query',
    description: `Fields, separated by commas: ${entity.fields.map(({ name }) => name).join(', ')}. Default: the columns of the list.`,
    schema: { type: 'string' },
  };
  return [
    ...(['list', 'names', 'export'].some((one) => operations.includes(one)) ? narrowing : []),
    ...(operations.includes('export') ? [[`${type}Columns`, columns] as [string, object]] : []),
  ];
}

/** A parameter whose string is JSON. */
const json = (name: string, description: string, contentSchema: object, example: unknown) => ({
  name,
  in: 'query',
  description,
  schema: {
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema,
    examples: [JSON.stringify(example)],
  },
});

const once = (names: readonly string[]) => [...new Set(names)];
