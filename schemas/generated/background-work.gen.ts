// Generated from schemas/entities/background-work/. Do not edit: change the schema and run npm run generate.
/**
 * Work that takes longer than a call: exports, postings, mails and what the product does regularly.
 */
export interface BackgroundWork {
  id: number;
  subject: string | null;
  kind: string | null;
  state: 'Waiting' | 'Running' | 'Done' | 'Failed' | 'Stopped' | null;
  person: { id: number; fullName: string | null } | null;
  progress: number | null;
  total: number | null;
  attempts: number | null;
  reason: string | null;
  schedule: string | null;
  queuedAt: string | null;
  dueAt: string | null;
  startedAt: string | null;
  endedAt: string | null;
  stopping: boolean;
  link: string | null;
  fileName: string | null;
  fileLocation: string | null;
  fileUntil: string | null;
}

export interface BackgroundWorkInput {
  id?: unknown;
  subject?: unknown;
  kind?: unknown;
  state?: unknown;
  person?: unknown;
  progress?: unknown;
  total?: unknown;
  attempts?: unknown;
  reason?: unknown;
  schedule?: unknown;
  queuedAt?: unknown;
  dueAt?: unknown;
  startedAt?: unknown;
  endedAt?: unknown;
  stopping?: unknown;
  link?: unknown;
  fileName?: unknown;
  fileLocation?: unknown;
  fileUntil?: unknown;
}
