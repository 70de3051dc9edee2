// Generated from schemas/entities/alert/. Do not edit: change the schema and run npm run generate.
import type { UserReference } from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type AlertRecord = {
  id: number;
  alertDesc: string | null;
  source: 'ACTIVITY' | 'REMINDER' | 'NOTE' | 'CUSTOMER' | 'QUOTE' | 'REPORT' | 'SUPPORT' | 'WORK' | null;
  sourceId: number | null;
  customerName: string | null;
  link: string | null;
  user: UserReference | null;
  dateCreated: string | null;
  alertSeen: boolean;
  archived: boolean;
  snoozedUntil: string | null;
  digestAt: string | null;
};
