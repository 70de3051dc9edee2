import type { absence } from './absence.ts';
import type { bulkChange } from './bulk-change.ts';
import type { calendarFeed } from './calendar-feed.ts';
import type { caller } from './caller.ts';
import type { compare } from './compare.ts';
import type { listSheet } from './list-sheet.ts';
import type { logging } from './logging.ts';
import type { mail } from './mail.ts';
import type { merge } from './merge.ts';
import type { newRecord } from './new-record.ts';
import type { probableDuplicate } from './probable-duplicate.ts';
import type { posting } from './posting.ts';
import type { recordImport } from './record-import.ts';
import type { replace } from './replace.ts';
import type { repeats } from './repeats.ts';
import type { setup } from './setup.ts';
import type { team } from './team.ts';
import type { today } from './today.ts';
import type { timeline } from './timeline.ts';

/** Areas of the catalogue that are loaded with the part of the product that needs them. */
export interface LaterAreas {
  readonly absence: typeof absence;
  readonly bulkChange: typeof bulkChange;
  readonly calendarFeed: typeof calendarFeed;
  readonly caller: typeof caller;
  readonly compare: typeof compare;
  readonly listSheet: typeof listSheet;
  readonly logging: typeof logging;
  readonly mail: typeof mail;
  readonly merge: typeof merge;
  readonly newRecord: typeof newRecord;
  readonly posting: typeof posting;
  readonly probableDuplicate: typeof probableDuplicate;
  readonly recordImport: typeof recordImport;
  readonly replace: typeof replace;
  readonly repeats: typeof repeats;
  readonly setup: typeof setup;
  readonly team: typeof team;
  readonly today: typeof today;
  readonly timeline: typeof timeline;
}
