import type { EntityDefinition } from '../model/definition.ts';
import type { SessionUser } from './session-user.ts';

/** Whether a person reads no more than the names of the records of other owners. */
export const readsNames = ({ owner, others, names }: EntityDefinition, user: SessionUser): boolean =>
  owner !== null && names !== null && !user.isSystem && user.allows(names) && !(others && user.allows(others));

/** What a name consists of: the fields that go along in a reference. */
export const nameFields = ({ key, display, embed }: EntityDefinition): string[] => [
  ...new Set([key, display, ...embed]),
];

/** A record without the fields that are not part of its name. */
export const nameOf = <T extends object>(definition: EntityDefinition, record: T): T =>
  Object.fromEntries(nameFields(definition).map((name) => [name, record[name as keyof T]])) as T;

const lists = new WeakMap<EntityDefinition, EntityDefinition>();

/**
 * The same entity, for lists of names: it filters, sorts and searches by what a name consists of alone, as anything else
 * would tell the other fields.
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
