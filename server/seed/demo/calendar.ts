import { dateFromWire, dateToWire } from '../../core/time/clock.ts';

const day = 86_400_000;
const isoOf = (time: number) => new Date(time).toISOString();

/** Dates as a number of days from today: -1 is yesterday, 7 is in a week. */
export class Calendar {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly #today: number;
  readonly #days = new Map<number, string>();
  readonly #later = new Map<number, string>();

  /** @param today ISO date */
  constructor(today: string) {
    this.#today = Date.parse(today);
    this.year = Number(today.slice(0, 4));
    this.month = Number(today.slice(5, 7));
  }

  /** The day in wire format: `21/11/2026`. */
  day(offset: number): string {
    let text = this.#days.get(offset);
    if (text === undefined) this.#days.set(offset, (text = dateToWire(isoOf(this.#today + offset * day))));
    return text;
  }

  /** The day itself or, at a weekend, the nearest working day further away from today. */
  workday(offset: number): number {
    const weekday = new Date(this.#today + offset * day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) return offset;
    return offset > 0 ? offset + (weekday === 6 ? 2 : 1) : offset - (weekday === 6 ? 1 : 2);
  }

  /** The day a number of months after a day, or the last day of that month if it is shorter. */
  monthsAfter(offset: number, months: number): string {
    const place = offset * 1000 + months;
    let text = this.#later.get(place);
    if (text === undefined) {
      const date = new Date(this.#today + offset * day);
      const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
      const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
      text = dateToWire(isoOf(Date.UTC(year, month, Math.min(date.getUTCDate(), last))));
      this.#later.set(place, text);
    }
    return text;
  }

  /** The instant as stored: `2026-11-21T09:30:00.000Z`. */
  instant(offset: number, time: string): string {
    return `${isoOf(this.#today + offset * day).slice(0, 10)}T${time}:00.000Z`;
  }

  /** The number of days from today to a day in wire format. */
  offsetOf(text: string): number {
    return Math.round((Date.parse(dateFromWire(text)!) - this.#today) / day);
  }
}
