import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { londonTime, zone } from './wall.gen.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

export { zone };

/** What periods such as "This week" and "Last financial year" are counted from. */
export interface Calendar {
  /** Today in London as an ISO date: `2026-11-21`. */
  readonly today: string;
  /** First month of the financial year, 1 to 12. */
  readonly yearStart: number;
}

/** The current time. Tests replace it. */
export class Clock {
  readonly #yearStart: number;

  /** @param yearStart first month of the financial year, 1 to 12 */
  constructor(yearStart = 4) {
    this.#yearStart = yearStart;
  }

  calendar(): Calendar {
    return { today: this.today(), yearStart: this.#yearStart };
  }

  now(): Date {
    return new Date();
  }

  /** Now as an ISO instant: `2026-11-21T09:30:00.000Z`. */
  instant(): string {
    return this.now().toISOString();
  }

  /** Today in London as an ISO date: `2026-11-21`. */
  today(): string {
    return dateFromWire(londonTime.format(this.now()).slice(0, 10))!;
  }
}

/** `21/11/2026` → `2026-11-21`; null if there is no such day. */
export function dateFromWire(text: string): string | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  if (!match) return null;
  const [day, month, year] = match.slice(1).map(Number) as [number, number, number];
  const real = month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
  return real ? `${match[3]}-${match[2]}-${match[1]}` : null;
}

/** `2026-11-21` → `21/11/2026`. */
export const dateToWire = (iso: string): string => `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`;

/** `2026-11` → `11/2026`. */
export const monthToWire = (iso: string): string => `${iso.slice(5, 7)}/${iso.slice(0, 4)}`;

/** An instant → `21/11/2026 09:30` in London. */
export const instantToWire = (iso: string): string => londonTime.format(new Date(iso)).replace(',', '');
