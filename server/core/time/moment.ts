import { instantOfWall, wallAt, type Wall } from './wall.gen.ts';

/** A day and a time in London: `2026-11-21` and `09:30`. */
export interface Moment {
  readonly date: string;
  readonly time: string;
}

export const wallOf = ({ date, time }: Moment): Wall => Date.parse(`${date}T${time}Z`) / 60_000;

export function momentOfWall(wall: Wall): Moment {
  const [date, time] = new Date(wall * 60_000).toISOString().split('T') as [string, string];
  return { date, time: time.slice(0, 5) };
}

/** The day and time in London at an instant. */
export const momentAt = (instant: Date): Moment => momentOfWall(wallAt(instant.getTime()));

/** The instant of a day and a time in London; null if either is missing. See `instantOfWall` for changes of the clocks. */
export const instantOf = (date: string | null, time: string | null): Date | null =>
  date && time ? new Date(instantOfWall(wallOf({ date, time }))) : null;
