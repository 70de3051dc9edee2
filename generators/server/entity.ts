import { filterable, isByName, joinTable, sortable } from '../migrations/relational.ts';
import { codedTarget, defaultOf, flowInKeys } from '../model/codes.ts';
import type { Entity, Field, Model } from '../model/index.ts';
import { closed } from '../model/closed.ts';
import { rowConditions } from '../model/reports.ts';
import { typeName } from '../wire.ts';

/** The definition of an entity for the platform, and the TypeORM schema of its table. */
export function emitEntity(model: Model, entity: Entity): string {
  const schema = `${typeName(entity.name)}Schema`;
  if (entity.kind === 'platform') return `import { EntitySchema } from 'typeorm';\n${emitSchema(entity, schema)}`;
  const {
    name,
    title,
    plural,
    table,
    key,
    display,
    embed,
    codes,
    unique,
    order,
    tally,
    access,
    branch,
    within,
    owner,
    others,
    names,
    search,
    lists,
    duplicates,
    history,
    trash,
    messages,
  } = entity;
  const definition = {
    name,
    title,
    plural,
    table,
    key,
    display,
    embed,
    fields: entity.fields.map((field) => definedField(model, entity, field)),
    codes,
    rollUps: rollUpsFrom(model, entity),
    unique,
    ...(order && { order }),
    ...(tally && { tally }),
    access,
    branch,
    within,
    closed: closed(model, entity),
    owner,
    others,
    names,
    sortable: sortable(model, entity),
    filterable: filterable(model, entity),
    search,
    lists: lists.map(
      ({ screen: _screen, card: _card, create: _create, edit: _edit, opens: _opens, empty: _empty, ...list }) => list,
    ),
    duplicates: duplicates && {
      when: duplicates.when,
      rank: duplicates.rank,
      evidence: duplicates.evidence,
      ...(duplicates.row && { row: duplicates.row }),
    },
    history,
    trash,
    messages,
  };
  return `
    import { validators } from '#validators/${entity.folder}';
    import { EntitySchema } from 'typeorm';
    import type { EntityDefinition } from '../../core/model/definition.ts';
    import type { ${typeName(name)}Reference } from '../references.gen.ts';
    import type { ${typeName(name)}Record } from './record.gen.ts';

    export const ${name}: EntityDefinition<${typeName(name)}Record, ${typeName(name)}Reference> = { ${JSON.stringify(definition).slice(1, -1)}, validators };

    ${emitSchema(entity, schema)}
  `;
}

/** Fields of other entities that take their values from records of this one. */
const rollUpsFrom = ({ entities }: Model, from: Entity) =>
  entities.flatMap((other) =>
    other.fields.flatMap(({ name: field, rollUp }) => {
      if (rollUp?.of !== from.name) return [];
      const { by, take, latest, unless } = rollUp;
      return [
        { of: other.name, field, by, take, latest, ...(unless && { unless: rowValues(unless, from, entities) }) },
      ];
    }),
  );

/** Values of an entity's fields, with keys of rows in place of their codes. */
const rowValues = (values: Readonly<Record<string, string>>, { fields }: Entity, entities: readonly Entity[]) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const target = codedTarget(
        fields.find((field) => field.name === name),
        entities,
      );
      return [name, target?.codes[value] ?? value];
    }),
  );

/** A field without its unset properties. */
function definedField(model: Model, entity: Entity, field: Field) {
  const { entities } = model;
  const {
    name,
    title,
    type,
    format,
    values,
    labels,
    readOnly,
    transform,
    to,
    derived,
    alias,
    setOnce,
    file,
    sequence,
    flow,
    handOver,
    stamp,
  } = field;
  const stored = type !== 'alias' && type !== 'refs';
  return {
    name,
    title,
    type,
    ...(stored && { column: field.column }),
    ...(format && { format }),
    ...(values && { values }),
    ...(Object.keys(labels).length && { labels }),
    ...defaultOf(field, entities),
    ...(readOnly && { readOnly }),
    ...(transform.length && { transform }),
    ...(to && { to }),
    ...(to && isByName(model, entity, name) && { byName: true }),
    ...(type === 'refs' && { joinTable: joinTable(entity, field), ...among(field) }),
    ...fits(field),
    ...(derived.length && {
      derived: derived.map(({ from, by, text, take }) => ({
        from,
        ...(by && { by }),
        ...(text && { text }),
        ...(take && { take }),
      })),
    }),
    ...(alias && { alias }),
    ...(setOnce && { setOnce }),
    ...(file && { file }),
    ...(sequence && { sequence: Object.fromEntries(Object.entries(sequence).filter(([, value]) => value !== null)) }),
    ...(flow && { flow: flowInKeys(field, entities) }),
    ...(handOver && { handOver: { title: handOver.title, where: rowConditions(handOver.where, entity, entities) } }),
    ...(stamp && { stamp }),
  };
}

/** Fields of the referenced record that must have the value of a field of this one, with that field. */
const fits = ({ choices }: Field) => {
  const pairs = Object.entries(choices).flatMap(([name, { of }]) => (of === undefined ? [] : [[name, of] as const]));
  return pairs.length > 0 && { fits: Object.fromEntries(pairs) };
};

/** Fixed values that all records of a field with many references must have. */
const among = ({ choices }: Field) => {
  const values = Object.entries(choices).flatMap(([name, { is }]) => (is === undefined ? [] : [[name, is] as const]));
  return values.length > 0 && { among: Object.fromEntries(values) };
};

function emitSchema(entity: Entity, schema: string): string {
  const columns = entity.fields
    .filter((field) => field.type !== 'alias' && field.type !== 'refs')
    .map((field) => {
      const key = field.name === entity.key ? `, primary: true, generated: 'increment'` : ', nullable: true';
      return `${field.name}: { name: '${field.column}', type: ${columnType(field)}${key} }`;
    });
  if (entity.search.length)
    columns.push(`search_text: { name: 'search_text', type: String, nullable: true, select: false }`);
  return `export const ${schema} = new EntitySchema<Record<string, unknown>>({
    name: '${entity.name}', tableName: '${entity.table}', columns: { ${columns.join(', ')} },
  });`;
}

/** The column type for TypeORM. For a constructor such as Number, TypeORM chooses the type that fits the engine. */
function columnType({ type, format }: Field): string {
  if (type === 'boolean') return 'Boolean';
  if (type === 'string') return `'text'`;
  if (format === 'money') return `'bigint'`;
  return type === 'number' ? `'real'` : 'Number';
}
