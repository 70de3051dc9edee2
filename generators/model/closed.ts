import type { Entity, Model } from './types.ts';

/** References of which a record needs one to belong to another record, and to the people who reach it without. */
export interface Closed {
  readonly by: readonly string[];
  readonly people: readonly string[];
}

/** Whom a record belongs to if it refers to no record that it can belong to. Null if it always does, or is open. */
export function closed(model: Model, { owns, openUnowned, assignees, fields }: Entity): Closed | null {
  const owners = new Set(model.entities.filter((one) => one.owns).map(({ name }) => name));
  const references = fields.filter(({ type, to }) => type === 'ref' && to !== undefined && owners.has(to));
  const isAlways = references.some(({ required, when }) => required && !when.required);
  if (owns || openUnowned || isAlways || !references.length) return null;
  const creator = fields.filter(({ stamp }) => stamp === 'createdBy').map(({ name }) => name);
  return { by: references.map(({ name }) => name), people: [...creator, ...assignees] };
}
