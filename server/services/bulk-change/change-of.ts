import { badRequest, refused } from '../../core/errors/errors.ts';
import { fieldOf, type EntityDefinition, type FieldDefinition, type RecordOf } from '../../core/model/definition.ts';
import type { Registry } from '../../core/model/registry.ts';
import { objectIn, requireKnown } from '../../core/records/body.ts';
import { isKey } from '../../core/records/request.ts';
import type { WireRecord } from '../../core/records/wire.ts';
import type { Rule } from '../../core/model/definition.ts';

export type BulkChangeRecord = RecordOf<'bulkChange'>;

/** What is done with each record of a bulk change, as it was sent. */
export interface WhatToDo {
  /** Values in wire format by field. */
  readonly set: WireRecord;
  /** Keys by field with several references, that each record gets. */
  readonly add: Readonly<Record<string, readonly number[]>>;
  /** Keys that each record loses. */
  readonly remove: Readonly<Record<string, readonly number[]>>;
  /** Values of a record that is added for each; null if none is. */
  readonly create: WireRecord | null;
}

export interface ChangeOf {
  readonly definition: EntityDefinition;
  readonly what: WhatToDo;
  /** The rule of the calls that do the same with one record. */
  readonly rule: Rule;
}

/**
 * Reads what is to be done with many records of an entity.
 * @throws UserError 400 if the body has another form; 422 if such records are not changed together
 */
export function readChange(kind: string, body: WireRecord, registry: Registry): ChangeOf {
  const definition = registry.all.find(({ name }) => name === kind);
  const { bulk } = definition ?? {};
  if (!definition || !bulk) throw refused('Such records cannot be changed together.');
  const { set = {}, add = {}, remove = {}, create = null, ...unknown } = body;
  requireKnown(unknown);
  const what: WhatToDo = {
    set: objectIn(set),
    add: keysBy(objectIn(add)),
    remove: keysBy(objectIn(remove)),
    create: create === null ? null : objectIn(create),
  };
  const several = (field: FieldDefinition) => field.type === 'refs';
  const isOffered = (name: string, isSeveral: boolean) => {
    const field = fieldOf(definition, name);
    return field !== undefined && bulk.set.includes(name) && several(field) === isSeveral;
  };
  for (const name of Object.keys(what.set))
    if (!isOffered(name, false)) throw badRequest(`"${name}" cannot be set for many records at once.`);
  for (const name of [...Object.keys(what.add), ...Object.keys(what.remove)])
    if (!isOffered(name, true)) throw badRequest(`"${name}" cannot be added to many records at once.`);
  if (what.create && !bulk.create) throw badRequest('Nothing can be added for such records.');
  requireKnown(what.create ?? {}, bulk.create?.fields);
  const changes = [what.set, what.add, what.remove].some((part) => Object.keys(part).length);
  if (changes === (what.create !== null))
    throw badRequest('The body must say what to set, add or remove, or what to create.');
  const rule = changes ? definition.access.update : registry.definition(bulk.create!.of).access.create;
  return { definition, what, rule };
}

/** What a bulk change does. @throws UserError 422 if this version of the product does no such thing */
export const changeOf = ({ kind, change }: BulkChangeRecord, registry: Registry): ChangeOf =>
  readChange(kind!, JSON.parse(change!) as WireRecord, registry);

function keysBy(body: WireRecord): Record<string, number[]> {
  for (const keys of Object.values(body))
    if (!Array.isArray(keys) || !keys.length || !keys.every(isKey))
      throw badRequest('add and remove must have a list of keys for each field.');
  return body as Record<string, number[]>;
}
