import type { EntityDefinition } from '../core/model/definition.ts';
import type { Registry } from '../core/model/registry.ts';
import { inputSchema, readSchema, typeName } from '../core/model/wire-schema.ts';
import type { Components } from './openapi-document.ts';

/** The schemas of all records that calls send and answer, and the parameters of their lists. */
export function recordComponents(registry: Registry): Components {
  const called = registry.all.filter(({ operations }) => operations.length);
  const lookup = (name: string) => registry.definition(name);
  const schemas = called
    .flatMap((entity) => [readSchema(entity, lookup), inputSchema(entity, lookup)])
    .map(({ title, ...schema }) => [title, schema]);
  return {
    schemas: { ...Object.fromEntries(schemas), ...shared },
    parameters: Object.fromEntries(called.flatMap(parametersOf)),
  };
}

const condition = {
  type: 'object',
  properties: {
    rowNo: { type: 'integer' },
    rowStart: { enum: ['', 'AND', 'OR'] },
    dbField: { type: 'string' },
    condition: { type: 'string' },
    value: {},
    dbValue: {},
  },
};

const shared = {
  Filter: { type: 'object', properties: { conditions: { type: 'array', items: condition } } },
  Bulk: {
    type: 'object',
    description: 'The records are given by ids, or as all of a filter.',
    properties: {
      ids: { type: 'array', items: { type: 'integer' } },
      all: {
        type: 'object',
        required: ['count'],
        properties: {
          count: { type: 'integer', description: 'How many there are. If there are not, nothing is done.' },
          filter: { type: 'object', description: 'As the filter of the list.' },
          savedFilter: { type: 'integer', description: 'Key of a saved filter; 0 for none.' },
          from: { type: 'string', description: 'First day of the date of the list.' },
          to: { type: 'string', description: 'Last day.' },
        },
      },
      set: { type: 'object' },
      remove: { const: true },
    },
  },
};

/** Order, filter and columns of the calls that list the records of an entity. */
function parametersOf(entity: EntityDefinition): [string, object][] {
  const { operations, sortable: sorts, filterable: filters } = entity;
  const type = typeName(entity.name);
  const order = {
    type: 'array',
    prefixItems: [{ enum: once(['id', ...sorts]) }, { enum: ['ASC', 'DESC'] }],
    minItems: 2,
    maxItems: 2,
  };
  const filter = {
    type: 'object',
    properties: { q: { type: 'string' }, ...Object.fromEntries(once(['id', ...filters]).map((name) => [name, {}])) },
    additionalProperties: false,
  };
  const narrowing: [string, object][] = [
    [
      `${type}Sort`,
      json('sort', `A field and ASC or DESC, as JSON. Fields: ${sorts.join(', ')}.`, order, [entity.display, 'ASC']),
    ],
    [
      `${type}Filter`,
      json(
        'filter',
        `A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: ${filters.join(', ')}.`,
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

/** A parameter whose text is JSON. */
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
