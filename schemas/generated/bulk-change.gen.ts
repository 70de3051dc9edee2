// Generated from schemas/entities/bulk-change/. Do not edit: change the schema and run npm run generate.
/**
 * Changes of many records at once, the latest first. Each can be undone for ten minutes after its end.
 */
export interface BulkChange {
  id: number;
  /**
   * What is changed, in words.
   */
  summary: string | null;
  kind: string | null;
  /**
   * JSON: what is changed, as it was sent.
   */
  change: string | null;
  status: 'Checking' | 'Checked' | 'Changing' | 'Changed' | 'Undoing' | 'Undone' | 'Discarded' | null;
  person: { id: number; fullName: string | null } | null;
  rowCount: number | null;
  /**
   * Records that the check has come to, from the first.
   */
  checkedCount: number | null;
  readyCount: number | null;
  sameCount: number | null;
  refusedCount: number | null;
  /**
   * Records that the change has come to, from the first.
   */
  passedCount: number | null;
  changedCount: number | null;
  undoneCount: number | null;
  keptCount: number | null;
  /**
   * Its records are being checked, changed or undone.
   */
  running: boolean;
  /**
   * Why the work has stopped.
   */
  problem: string | null;
  endedAt: string | null;
  undoUntil: string | null;
  /**
   * The day on which it is forgotten which records were changed.
   */
  keptUntil: string | null;
  dateCreated: string | null;
  createdBy: { id: number; fullName: string | null } | null;
  dateUpdated: string | null;
  updatedBy: { id: number; fullName: string | null } | null;
  version: number;
}

export interface BulkChangeInput {
  id?: unknown;
  /**
   * What is changed, in words.
   */
  summary?: { [k: string]: unknown };
  kind?: unknown;
  /**
   * JSON: what is changed, as it was sent.
   */
  change?: { [k: string]: unknown };
  status?: unknown;
  person?: unknown;
  rowCount?: unknown;
  /**
   * Records that the check has come to, from the first.
   */
  checkedCount?: { [k: string]: unknown };
  readyCount?: unknown;
  sameCount?: unknown;
  refusedCount?: unknown;
  /**
   * Records that the change has come to, from the first.
   */
  passedCount?: { [k: string]: unknown };
  changedCount?: unknown;
  undoneCount?: unknown;
  keptCount?: unknown;
  /**
   * Its records are being checked, changed or undone.
   */
  running?: { [k: string]: unknown };
  /**
   * Why the work has stopped.
   */
  problem?: { [k: string]: unknown };
  endedAt?: unknown;
  undoUntil?: unknown;
  /**
   * The day on which it is forgotten which records were changed.
   */
  keptUntil?: { [k: string]: unknown };
  dateCreated?: unknown;
  createdBy?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
