import type { EntityDefinition } from '../../core/model/definition.ts';
import type { SessionUser } from './session-user.ts';

/** Whether a person may read only the names of other owners' records. */
export const readsNames = ({ owner, others, names }: EntityDefinition, user: SessionUser): boolean =>
  owner !== null && names !== null && !user.isSystem && user.allows(names) && !(others && user.allows(others));

/** The fields that make up a name: those that a reference includes. */
export const nameFields = ({ key, display, embed }: EntityDefinition): string[] => [
  ...new Set([key, display, ...embed]),
];

/** A record without the fields that are not part of its name. */
export const nameOf = <T extends object>(definition: EntityDefinition, record: T): T =>
  Object.fromEntries(nameFields(definition).map((name) => [name, record[name as keyof T]])) as T;

const lists = new WeakMap<EntityDefinition, EntityDefinition>();

/**
 * The same entity, for lists of names: it can be filtered, sorted and searched only by the fields of a name, because
 * other fields would reveal hidden values.
 */
export function nameList(definition: EntityDefinition): EntityDefinition {
  const known = lists.get(definition);
  if (known) return known;
  const isShown = (field: string) => nameFields(definition).includes(field);
  const { filterable, sortable } = definition;
  const made = {
    ...definition,
    filterable: filterable.filter(isShown),
    sortable: sortable.filter(isShown),
    search: [],
    lists: [],
  };
  lists.set(definition, made);
  return made;
}
