import type { Settings } from '../../core/settings.ts';

/** What `npm run doctor` looks at. */
export interface Patient {
  readonly settings: Settings;
  /** Folder in which backups are looked for. */
  readonly backups: string;
}

/** One line for each thing that is wrong, which says what to do. */
export type Check = (patient: Patient) => Promise<string[]> | string[];
