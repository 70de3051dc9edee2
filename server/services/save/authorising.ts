import type { AnyRecord, EntityDefinition } from '../../core/model/definition.ts';
import type { Author } from '../history/history.ts';

/**
 * Calls the hook `authorise` for each record that a person writes. `Authoriser` implements it: that class needs the
 * extensions, which need `BulkSave`, which needs this one.
 */
export abstract class Authorising {
  abstract isNeeded(definition: EntityDefinition, author: Author): boolean;
  /** @throws UserError if the person may not write the record */
  abstract check(definition: EntityDefinition, written: AuthorisedChange, author: Author): Promise<void>;
}

/** A record that a person writes. */
export interface AuthorisedChange<T extends AnyRecord = AnyRecord> {
  /** null if the record is created or restored. */
  readonly before: Readonly<T> | null;
  /** null if the record is deleted. */
  readonly after: Readonly<T> | null;
}
