// Generated from schemas/entities/absence/. Do not edit: change the schema and run npm run generate.
/**
 * Days on which people are away, and who covers for them.
 */
export interface Absence {
  id: number;
  /**
   * The name of the person, as it was then.
   */
  name: string | null;
  user: { id: number; fullName: string | null } | null;
  fromDate: string | null;
  /**
   * The last day away.
   */
  untilDate: string | null;
  /**
   * Gets the alerts and reminders, and sees the work, marked with the name of the person who is away.
   */
  coverBy: { id: number; fullName: string | null } | null;
  /**
   * Open activities, quotations to chase and unread notes.
   */
  work: 'Stays' | 'Moves' | null;
  note: string | null;
  /**
   * Records that have moved to the cover; empty before.
   */
  movedCount: number | null;
  /**
   * Records that have come back; empty before.
   */
  returnedCount: number | null;
  /**
   * The day on which open work goes to the cover, or comes back.
   */
  nextMove: string | null;
  dateCreated: string | null;
  createdBy: { id: number; fullName: string | null } | null;
  dateUpdated: string | null;
  updatedBy: { id: number; fullName: string | null } | null;
  version: number;
}

export interface AbsenceInput {
  id?: unknown;
  /**
   * The name of the person, as it was then.
   */
  name?: { [k: string]: unknown };
  user?: number | { id: number } | null;
  fromDate?: string | null;
  /**
   * The last day away.
   */
  untilDate?: string | null;
  /**
   * Gets the alerts and reminders, and sees the work, marked with the name of the person who is away.
   */
  coverBy?: number | { id: number } | null;
  /**
   * Open activities, quotations to chase and unread notes.
   */
  work?: 'Stays' | 'Moves' | null;
  note?: string | null;
  /**
   * Records that have moved to the cover; empty before.
   */
  movedCount?: { [k: string]: unknown };
  /**
   * Records that have come back; empty before.
   */
  returnedCount?: { [k: string]: unknown };
  /**
   * The day on which open work goes to the cover, or comes back.
   */
  nextMove?: { [k: string]: unknown };
  dateCreated?: unknown;
  createdBy?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
