import type { CopiedFile, CopiedTable } from './manifest.ts';

/** A column that names stored files. */
export interface FileColumn {
  readonly table: string;
  readonly column: string;
}

/** A database as it was at one moment, copied into the folder of a backup. */
export interface Snapshot {
  /** The identity of the database; null if an older version made it. */
  readonly identity: string | null;
  readonly migrations: readonly string[];
  readonly tables: readonly CopiedTable[];
  readonly files: readonly CopiedFile[];
  /**
   * The stored files that its records name; null if an older version's database has not all columns that name files.
   */
  readonly stored: ReadonlySet<string> | null;
}

/** Shows what is being done. */
export type OnProgress = (text: string) => void;
