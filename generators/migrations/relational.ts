import type { Column, Index, IndexColumn, Table } from '../../server/core/db/migrations/tables.ts';
import { timelineColumn } from '../../server/core/model/definition.ts';
import { byName, fieldNamed, sortsOf, unaliased, type Entity, type Field, type Model } from '../model/index.ts';

export type { Column, Index, Table } from '../../server/core/db/migrations/tables.ts';

/** The tables that the Model needs. */
export function relational(model: Model): Table[] {
  return model.entities.flatMap((entity) => [entityTable(model, entity), ...joinTables(model, entity)]);
}

export const joinTable = (entity: Entity, field: Field): string => shortened(`${entity.table}_${field.column}`);

const stored = (entity: Entity) => entity.fields.filter((field) => field.type !== 'alias' && field.type !== 'refs');

function entityTable(model: Model, entity: Entity): Table {
  const columns = stored(entity).map((field): Column => {
    const target = field.to ? byName(model, field.to) : null;
    return {
      name: field.column,
      field: field.name,
      type: field.name === entity.key ? 'key' : columnType(field),
      nullable: field.name !== entity.key && field.type !== 'boolean' && field.stamp !== 'version',
      ...(field.type === 'string' && extent(field)),
      ...(target && { references: { table: target.table, column: keyColumn(target) } }),
    };
  });
  const search: Column[] = entity.search.length ? [{ name: 'search_text', type: 'text', nullable: true }] : [];
  const moment: Column[] = isEntry(entity) ? [{ name: timelineColumn, type: 'text', nullable: true }] : [];
  return {
    name: entity.table,
    entity: entity.name,
    columns: [...columns, ...search, ...moment],
    indexes: indexes(model, entity),
    search: entity.search.length > 0,
    duplicates: entity.duplicates !== null,
  };
}

/** Whether the records are entries of timelines. */
const isEntry = ({ timeline }: Entity): boolean => timeline !== null && timeline.under.length > 0;

function columnType({ type, format }: Field): Column['type'] {
  if (format === 'money') return 'bigint';
  if (type === 'string') return 'text';
  if (type === 'number') return 'real';
  return type === 'boolean' ? 'boolean' : 'integer';
}

/** What a text column can hold. */
function extent({ format, maxLength, values }: Field): Pick<Column, 'length' | 'format' | 'values'> {
  if (format === 'date' || format === 'time' || format === 'date-time') return { format };
  return values ? { values } : { length: maxLength };
}

const keyColumn = (entity: Entity) => entity.fields.find((field) => field.name === entity.key)!.column;

function joinTables(model: Model, entity: Entity): Table[] {
  return entity.fields
    .filter((field) => field.type === 'refs')
    .map((field): Table => {
      const name = joinTable(entity, field);
      const target = byName(model, field.to!);
      return {
        name,
        entity: entity.name,
        field: field.name,
        columns: [
          {
            name: 'owner_id',
            type: 'integer',
            nullable: false,
            references: { table: entity.table, column: keyColumn(entity), cascade: true },
          },
          {
            name: 'item_id',
            type: 'integer',
            nullable: false,
            references: { table: target.table, column: keyColumn(target) },
          },
        ],
        indexes: [
          index(name, [{ name: 'owner_id' }, { name: 'item_id' }], { unique: true }),
          index(name, [{ name: 'item_id' }]),
        ],
        search: false,
        duplicates: false,
      };
    });
}

/**
 * Fields that an entity can be sorted by: its key and those of its lists. The display is added if another entity refers
 * to this one, or if there are no such fields.
 */
export function sortable(model: Model, entity: Entity): string[] {
  const sorts = entity.lists.flatMap((list) => sortsOf(entity, list));
  const picked = model.entities.some(({ fields }) => fields.some((field) => field.to === entity.name));
  return once([entity.key, ...(picked || !sorts.length ? [entity.display] : []), ...sorts]);
}

/**
 * Fields that a caller can filter by: the key, filters and fixed values of lists and calls, and references that an
 * index begins with. A reference list is short, so there references, flags and fields with allowed values need no
 * index.
 */
export function filterable(model: Model, entity: Entity): string[] {
  const short =
    entity.kind === 'reference'
      ? stored(entity).filter(({ type, values }) => type === 'ref' || type === 'boolean' || values)
      : [];
  const leading = new Set(indexes(model, entity).map(({ columns }) => columns[0]!.name));
  const named = entity.fields.filter((field) => field.type === 'ref' && leading.has(field.column));
  return once([
    entity.key,
    ...filters(entity),
    ...fixed(entity).map(([name]) => name),
    ...named.map((field) => field.name),
    ...short.map((field) => field.name),
  ]);
}

/** Fields by which callers may filter lists and calls, aliases resolved. */
const filters = (entity: Entity): string[] =>
  once([
    ...entity.lists.flatMap((list) => list.filters),
    ...entity.routes.flatMap((route) => (['list', 'names', 'count'].includes(route.operation) ? route.params : [])),
  ]).map((name) => unaliased(entity, name).name);

/** Fields to which lists and calls give fixed values, with these values. */
const fixed = (entity: Entity): [string, unknown][] =>
  [...entity.lists, ...entity.routes].flatMap(({ where }) => Object.entries(where));

/**
 * Indexes that the schema implies:
 * - each unique set
 * - each column that sorts a list; a reference, which sorts by the names of its records, also in their table
 * - each of the columns in sorts after each filter, unless it is a reference
 * - for a flag that a list or call fixes, the rows with that value, unless it is the default, which most rows have
 * - each field marked as indexed, each name of a stored file, and each set of fields that an extension needs
 * - each reference to a record in whose timeline the rows appear, with their moment
 * - the first field of each set that finds the record of an imported row, and each reference to records that can be
 *   deleted, unless another index begins with it
 * A reference list is short: it gets none for its own sorts, filters and flags.
 */
function indexes(model: Model, entity: Entity): Index[] {
  const found = new Map<string, Index>();
  const add = (fields: readonly string[], more: Partial<Pick<Index, 'unique' | 'where'>> = {}) => {
    const columns = once(fields).map((name) => indexColumn(unaliased(entity, name)));
    const made = index(entity.table, columns, more);
    if (!found.has(made.name)) found.set(made.name, made);
  };
  const leads = (name: string) =>
    [...found.values()].some(({ columns, where }) => !where && columns[0]!.name === fieldNamed(entity, name).column);
  for (const { fields } of entity.unique) add(fields, { unique: true });
  if (entity.kind !== 'reference') {
    const listed = once(entity.lists.flatMap((list) => list.sorts));
    const sorts = entity.lists.length ? listed.filter((name) => !isReference(entity, name)) : [entity.display];
    for (const list of entity.lists) for (const sort of sortsOf(entity, list)) add([sort, entity.key]);
    const isOwned = entity.owner?.length === 1 && entity.owner[0] !== entity.key;
    const own = isOwned && entity.lists.length ? entity.owner : [];
    for (const name of [...own, ...filters(entity)]) for (const sort of sorts) add([name, sort, entity.key]);
    for (const [name, value] of fixed(entity)) {
      const field = fieldNamed(entity, name);
      if (field.type !== 'boolean') add([name, sorts[0]!, entity.key]);
      else if ((field.default ?? false) !== value)
        add([sorts[0]!, entity.key], { where: { column: field.column, value: value as boolean } });
    }
  }
  if (isNamedBySort(model, entity)) add([entity.order ?? entity.display, entity.key]);
  for (const field of entity.fields) if (field.index || field.file) add([field.name, entity.key]);
  for (const fields of entity.indexes) add([...fields, entity.key]);
  const [ofTimeline, key] = [{ name: timelineColumn }, indexColumn(fieldNamed(entity, entity.key))];
  for (const name of entity.timeline?.under ?? []) {
    const made = index(entity.table, [indexColumn(fieldNamed(entity, name)), ofTimeline, key]);
    found.set(made.name, made);
  }
  for (const [first] of entity.import?.by ?? []) if (!leads(first!)) add([first!, entity.key]);
  for (const field of entity.fields) {
    const deletable =
      field.type === 'ref' && byName(model, field.to!).routes.some((route) => route.operation === 'remove');
    if (deletable && !leads(field.name)) add([field.name]);
  }
  return [...found.values()];
}

/** Whether a field is sorted by the name of the record that it leads to. */
const isReference = (entity: Entity, name: string): boolean => unaliased(entity, name).type === 'ref';

const isNamedBySort = (model: Model, { name }: Entity): boolean =>
  model.entities.some(
    (one) =>
      one.kind !== 'reference' &&
      one.lists.some((list) => sortsOf(one, list).some((sort) => unaliased(one, sort).to === name)),
  );

const once = <T>(items: readonly T[]): T[] => [...new Set(items)];

const indexColumn = (field: Field): IndexColumn => ({
  name: field.column,
  ...(isFolded(field) && { folded: true as const }),
});

/** Whether a text is compared without regard to case. Must be the rule by which the platform sorts and compares. */
const isFolded = ({ type, values, format, transform }: Field): boolean =>
  type === 'string' &&
  !values &&
  !['date', 'time', 'date-time'].includes(format ?? '') &&
  !transform.includes('upper') &&
  !transform.includes('lower');

function index(
  table: string,
  columns: readonly IndexColumn[],
  more: Partial<{ unique: boolean; where: Index['where'] }> = {},
): Index {
  const { unique = false, where } = more;
  const part = where ? `_${where.value ? '' : 'not_'}${where.column}` : '';
  const name = `${unique ? 'uq' : 'ix'}_${table}_${columns.map((column) => column.name).join('_')}${part}`;
  return { name: shortened(name), columns, ...(unique && { unique }), ...(where && { where }) };
}

/** Shortens a name for PostgreSQL, which truncates names after 63 characters. */
const shortened = (name: string): string => (name.length <= 60 ? name : `${name.slice(0, 52)}_${checksum(name)}`);

const checksum = (text: string) => {
  let value = 7;
  for (const character of text) value = (value * 31 + character.charCodeAt(0)) % 2176782336;
  return value.toString(36).padStart(6, '0');
};
