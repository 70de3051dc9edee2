// Generated from schemas/entities/background-work/. Do not edit: change the schema and run npm run generate.
import type { UserReference } from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type BackgroundWorkRecord = {
  id: number;
  subject: string | null;
  kind: string | null;
  state: 'Waiting' | 'Running' | 'Done' | 'Failed' | 'Stopped' | null;
  person: UserReference | null;
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
};
