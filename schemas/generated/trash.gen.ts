// Generated from schemas/entities/trash/. Do not edit: change the schema and run npm run generate.
/**
 * What was deleted in the last 30 days. It can be restored with everything that was deleted with it.
 */
export interface Trash {
  id: number;
  kind: string | null;
  recordId: number | null;
  recordName: string | null;
  about: string | null;
  records: number | null;
  deletedAt: string | null;
  deletedBy: { id: number; fullName: string | null } | null;
  keptUntil: string | null;
}

export interface TrashInput {
  id?: unknown;
  kind?: unknown;
  recordId?: unknown;
  recordName?: unknown;
  about?: unknown;
  records?: unknown;
  deletedAt?: unknown;
  deletedBy?: unknown;
  keptUntil?: unknown;
}
