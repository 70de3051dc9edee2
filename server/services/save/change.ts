import {
  isStored,
  type AnyRecord,
  type EntityDefinition,
  type FieldDefinition,
  type Reference,
} from '../../core/model/definition.ts';
import type { EntryMoment } from '../../core/records/entry-moment.ts';

/** A record before and after a save. */
export class Change<T extends AnyRecord = AnyRecord> {
  readonly definition: EntityDefinition;
  /** null if the record is new. */
  readonly before: Readonly<T> | null;
  readonly after: T;
  /** Names of the fields that the caller sent. */
  readonly given: ReadonlySet<string>;
  /** Where the record now stands in timelines; missing if it stays where it is. */
  entryMoment?: EntryMoment | null;

  constructor(definition: EntityDefinition, before: T | null, given: Partial<T>) {
    this.definition = definition;
    this.before = before;
    this.given = new Set(Object.keys(given));
    this.after = { ...(before ?? (defaults(definition) as T)), ...given };
  }

  get isNew(): boolean {
    return this.before === null;
  }

  changed(name: keyof T): boolean {
    return !isSame(this.before?.[name] ?? null, this.after[name] ?? null);
  }

  turnedOn(name: keyof T): boolean {
    return this.changed(name) && this.after[name] === true;
  }

  turnedOff(name: keyof T): boolean {
    return this.changed(name) && this.after[name] === false;
  }

  /** Whether the search words of the record may differ. */
  get isSearchedAnew(): boolean {
    const { search } = this.definition;
    return this.isNew ? search.length > 0 : search.some((name) => this.changed(name));
  }

  /** Stored fields whose values differ. */
  get fields(): FieldDefinition[] {
    return this.definition.fields.filter(
      (field) => (isStored(field) || field.type === 'refs') && this.changed(field.name),
    );
  }
}

const defaults = (definition: EntityDefinition) =>
  Object.fromEntries(
    definition.fields
      .filter((field) => field.type !== 'alias')
      .map((field) => [
        field.name,
        field.default ?? (field.type === 'boolean' ? false : field.type === 'refs' ? [] : null),
      ]),
  );

/** Compares two values; references are equal if their keys are. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  return identity(a) === identity(b);
}

const identity = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as Reference).key : value;
