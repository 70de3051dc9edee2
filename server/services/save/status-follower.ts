import type { AnyRecord } from '../../core/model/definition.ts';
import type { Author } from '../history/history.ts';

/** Follows the status of a user at the account. An interface, so that saving need not import the identity provider. */
export interface StatusFollower {
  /** Call inside the transaction of the change. @param before null for a new user, as `after` for none */
  follow(before: AnyRecord | null, after: AnyRecord | null, author: Author): Promise<void>;
}
