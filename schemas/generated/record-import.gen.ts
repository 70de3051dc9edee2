// Generated from schemas/entities/record-import/. Do not edit: change the schema and run npm run generate.
/**
 * Files whose rows were imported, the latest first. An import can be undone for 30 days.
 */
export interface RecordImport {
  id: number;
  fileName: string | null;
  kind: string | null;
  status:
    | 'Reading'
    | 'Matching'
    | 'Checking'
    | 'Checked'
    | 'Importing'
    | 'Imported'
    | 'Undoing'
    | 'Undone'
    | 'Discarded'
    | null;
  person: { id: number; fullName: string | null } | null;
  rowCount: number | null;
  checkedCount: number | null;
  /**
   * Rows that the import has come to, from the first.
   */
  passedCount: number | null;
  addedCount: number | null;
  updatedCount: number | null;
  skippedCount: number | null;
  refusedCount: number | null;
  undoneCount: number | null;
  keptCount: number | null;
  /**
   * Its rows are being checked, imported or undone.
   */
  running: boolean;
  /**
   * Why the work has stopped.
   */
  problem: string | null;
  /**
   * Encoding of a text file.
   */
  encoding: string | null;
  /**
   * JSON: the headings of the file.
   */
  headings: string | null;
  /**
   * JSON: which column becomes which field.
   */
  mapping: string | null;
  importedAt: string | null;
  /**
   * The day on which the rows of the file are deleted, and after which the import cannot be undone.
   */
  keptUntil: string | null;
  dateCreated: string | null;
  createdBy: { id: number; fullName: string | null } | null;
  dateUpdated: string | null;
  updatedBy: { id: number; fullName: string | null } | null;
  version: number;
}

export interface RecordImportInput {
  id?: unknown;
  fileName?: unknown;
  kind?: unknown;
  status?: unknown;
  person?: unknown;
  rowCount?: unknown;
  checkedCount?: unknown;
  /**
   * Rows that the import has come to, from the first.
   */
  passedCount?: { [k: string]: unknown };
  addedCount?: unknown;
  updatedCount?: unknown;
  skippedCount?: unknown;
  refusedCount?: unknown;
  undoneCount?: unknown;
  keptCount?: unknown;
  /**
   * Its rows are being checked, imported or undone.
   */
  running?: { [k: string]: unknown };
  /**
   * Why the work has stopped.
   */
  problem?: { [k: string]: unknown };
  /**
   * Encoding of a text file.
   */
  encoding?: { [k: string]: unknown };
  /**
   * JSON: the headings of the file.
   */
  headings?: { [k: string]: unknown };
  /**
   * JSON: which column becomes which field.
   */
  mapping?: { [k: string]: unknown };
  importedAt?: unknown;
  /**
   * The day on which the rows of the file are deleted, and after which the import cannot be undone.
   */
  keptUntil?: { [k: string]: unknown };
  dateCreated?: unknown;
  createdBy?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
