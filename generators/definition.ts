import type {
  EntityDefinition,
  FieldDefinition,
  RelatedList,
  TimelineDefinition,
} from '../server/core/model/definition.ts';
import { filterable, joinTable, sortable } from './migrations/relational.ts';
import { closed } from './model/closed.ts';
import { codedTarget, defaultOf, flowInKeys } from './model/codes.ts';
import type { Entity, Field, Model } from './model/index.ts';
import { rowConditions } from './model/reports.ts';
import { choiceRoutes } from './model/routes.ts';

/** What the server knows of an entity, besides its validators. */
export type Definition = Omit<EntityDefinition, 'validators'>;

/** The definition of an entity for the server: keys in place of codes, and what follows for the database. */
export function definitionOf(model: Model, entity: Entity): Definition {
  const { name, title, plural, kind, table, key, display, embed, codes, unique, moments, order, tally } = entity;
  const {
    access,
    branch,
    within,
    owner,
    deputies,
    others,
    shared,
    names,
    search,
    lists,
    duplicates,
    history,
    trash,
    messages,
  } = entity;
  const { description } = entity;
  const choices = choicesOf(entity);
  return {
    name,
    title,
    plural,
    ...(description && { description }),
    kind: kind as Definition['kind'],
    table,
    key,
    display,
    embed,
    fields: entity.fields.map((field) => fieldDefinition(model, entity, field)),
    codes,
    rollUps: rollUpsFrom(model, entity),
    unique,
    ...(Object.keys(moments).length && { moments }),
    ...(order && { order }),
    ...(tally && { tally }),
    ...timelineOf(entity),
    ...relatedOf(model, entity),
    ...(entity.vcard && { vcard: { ...entity.vcard, address: entity.address } }),
    operations: [...new Set(entity.routes.map(({ operation }) => operation))],
    ...(choices.length && { choices }),
    access,
    branch,
    within,
    closed: closed(model, entity),
    owner,
    others,
    ...(deputies.length && { deputies }),
    ...(shared.length && { shared }),
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
      elsewhere: duplicates.elsewhere,
      ...(duplicates.row && { row: duplicates.row }),
    },
    ...(entity.import && { import: entity.import }),
    ...(entity.merges && { merges: true }),
    ...(entity.bulk && {
      bulk: {
        set: entity.bulk.set,
        ...(entity.bulk.create && { create: { of: entity.bulk.create.of, fields: entity.bulk.create.layout.flat() } }),
      },
    }),
    history,
    ...(entity.past && { past: rowConditions(entity.past === true ? {} : entity.past, entity, model.entities) }),
    trash,
    messages,
  };
}

const known = new WeakMap<Model, ReadonlyMap<string, Definition>>();

/** The definition of the entity with a name. Those of a Model are made once. */
export function definitionIn(model: Model, name: string): Definition {
  let all = known.get(model);
  if (!all) {
    const served = model.entities.filter(({ kind }) => kind !== 'platform');
    known.set(model, (all = new Map(served.map((entity) => [entity.name, definitionOf(model, entity)]))));
  }
  return all.get(name)!;
}

/** The timeline of an entity, with the fields of its moments. Without others, the day on which it was added counts. */
function timelineOf({ timeline, moments, fields }: Entity): { timeline?: TimelineDefinition } {
  if (!timeline) return {};
  const { under, at, by, shows, text, changes } = timeline;
  const added = fields.filter(({ stamp }) => stamp === 'createdOn').map(({ name }) => ({ date: name }));
  const given = at.map((name) => {
    const moment = moments[name];
    return moment ? { date: moment.date, time: moment.time } : { date: name };
  });
  return { timeline: { under, at: [...given, ...added], by, shows, ...(text !== undefined && { text }), changes } };
}

/** The lists of the page whose rows are all that refer to the record. Those of a list with conditions are not counted. */
function relatedOf({ entities }: Model, { page }: Entity): { related?: RelatedList[] } {
  const related = (page?.tabs ?? []).flatMap(({ name: tab, list }): RelatedList[] => {
    const shown = entities.find(({ name }) => name === list?.of)?.lists.find(({ name }) => name === list?.list);
    if (!list || !shown || Object.keys(shown.where).length) return [];
    return [{ tab, of: list.of, by: list.by, ...(list.from && { from: list.from }) }];
  });
  return related.length ? { related } : {};
}

/** Calls that forms list the rows of a reference list by. */
function choicesOf(entity: Entity): string[] {
  if (entity.kind !== 'reference') return [];
  const routes = choiceRoutes(entity).filter(({ params }) => !params.length);
  const own = routes.find(({ choices }) => choices);
  return (own ? [own] : routes.filter(({ where }) => where.active === true)).map(({ path }) => path);
}

/** Fields of other entities that take their values from records of this one. */
const rollUpsFrom = ({ entities }: Model, from: Entity) =>
  entities.flatMap((other) =>
    other.fields.flatMap(({ name: field, rollUp }) => {
      if (rollUp?.of !== from.name) return [];
      const { of: _of, where, unless, ...said } = rollUp;
      return [
        {
          of: other.name,
          field,
          ...said,
          ...(where && { where: rowConditions(where, from, entities) }),
          ...(unless && { unless: rowValues(unless, from, entities) }),
        },
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

/** Whether a column of the entity's table stores the field. */
export const isStored = ({ type }: Pick<Field, 'type'>): boolean => type !== 'alias' && type !== 'refs';

/** Keywords that only the generators and the browser use, or that the definition has in another form. */
const left: ReadonlySet<string> = new Set<keyof Field>([
  'choices',
  'default',
  'index',
  'namesEntities',
  'required',
  'rollUp',
  'start',
  'steps',
  'was',
  'when',
  'widget',
]);

/** A field with only the keywords that are set. */
function fieldDefinition(model: Model, entity: Entity, field: Field): FieldDefinition {
  const { entities } = model;
  const { type, values, dayOf, flow, handOver } = field;
  const said = Object.fromEntries(Object.entries(field).filter(([word]) => !left.has(word)));
  return {
    ...set({
      ...said,
      column: isStored(field) ? field.column : undefined,
      maxLength: type === 'string' && !values ? field.maxLength : undefined,
      joinTable: type === 'refs' ? joinTable(entity, field) : undefined,
      among: type === 'refs' ? fixed(field, 'is') : undefined,
      fits: fixed(field, 'of'),
      only: chosenOnly(entities, field),
      dayOf: dayOf && dayInKeys(dayOf, entity, entities),
      flow: flow && flowInKeys(field, entities),
      handOver: handOver && { ...handOver, where: rowConditions(handOver.where ?? {}, entity, entities) },
    }),
    ...defaultOf(field, entities),
  } as FieldDefinition;
}

/** A day of some rows, with their keys in place of codes. */
const dayInKeys = (
  { field, in: rows }: NonNullable<Field['dayOf']>,
  { fields }: Entity,
  entities: readonly Entity[],
) => {
  const target = codedTarget(
    fields.find(({ name }) => name === field),
    entities,
  )!;
  return { field, in: rows.map((code) => target.codes[code]!) };
};

/**
 * What the choices of a reference must have: with `is` fixed values, with `of` the value of a field of this record, by
 * their fields.
 */
const fixed = ({ choices }: Pick<Field, 'choices'>, word: 'is' | 'of') =>
  Object.fromEntries(
    Object.entries(choices).flatMap(([name, one]) => (one[word] === undefined ? [] : [[name, one[word]] as const])),
  );

/**
 * What a record must have so that people may choose it: it is active, if it can be inactive, and has the fixed values of
 * `x-choices`. A field that people do not set has none.
 */
export function chosenOnly(entities: readonly Entity[], field: Pick<Field, 'to' | 'choices' | 'readOnly' | 'stamp'>) {
  const target = entities.find(({ name }) => name === field.to);
  if (!target || field.readOnly || field.stamp) return {};
  const canBeInactive = target.fields.some(({ name, type }) => name === 'active' && type === 'boolean');
  return { ...(canBeInactive && { active: true }), ...fixed(field, 'is') };
}

/** The properties that are not undefined, false or empty. */
export const set = <T extends object>(all: T): Partial<T> =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => isSet(value))) as Partial<T>;

const isSet = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).length > 0
    : value !== undefined && value !== false && value !== '';
