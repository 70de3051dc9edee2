// Generated from schemas/entities/sales-posting/. Do not edit: change the schema and run npm run generate.
/**
 * Spreadsheets of sales figures and forecasts that were posted, the latest first.
 */
export interface SalesPosting {
  id: number;
  fileName: string | null;
  kind: 'Actual' | 'Forecast' | null;
  sYear: number | null;
  status: 'Posting' | 'Posted' | 'Undone' | null;
  rowCount: number | null;
  sentCount: number | null;
  postedCount: number | null;
  failedCount: number | null;
  total: number | null;
  /**
   * Its rows are being posted.
   */
  running: boolean;
  /**
   * Why the posting has stopped.
   */
  problem: string | null;
  lastFailed: boolean;
  dateCreated: string | null;
  createdBy: { id: number; fullName: string | null } | null;
  dateUpdated: string | null;
  updatedBy: { id: number; fullName: string | null } | null;
  version: number;
}

export interface SalesPostingInput {
  id?: unknown;
  fileName?: string | null;
  kind?: 'Actual' | 'Forecast' | null;
  sYear?: number | null;
  status?: unknown;
  rowCount?: number | null;
  sentCount?: unknown;
  postedCount?: unknown;
  failedCount?: unknown;
  total?: unknown;
  /**
   * Its rows are being posted.
   */
  running?: { [k: string]: unknown };
  /**
   * Why the posting has stopped.
   */
  problem?: { [k: string]: unknown };
  lastFailed?: unknown;
  dateCreated?: unknown;
  createdBy?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
