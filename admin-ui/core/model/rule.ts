export type { Rule } from '../../../schemas/generated/model.gen.ts';

/** Which records a level of a permission reaches. */
export type Scope = 'none' | 'all' | 'ownBranch';

export interface PermissionInfo {
  readonly title: string;
  /** What permissions are grouped by. */
  readonly area: string;
  /** What it allows, in a sentence. */
  readonly allows: string;
  /** By level from 0 to 5; `*` stands for all other levels. A level that is not listed allows nothing. */
  readonly levels: Readonly<Record<string, Scope>>;
  readonly denied: string;
}
