import cron from 'cron-parser';
import { zone, type Clock } from '../../core/time/clock.ts';
import type { Kind } from './kind.ts';
import type { Claim } from './queue.ts';
import type { Seen } from './tasks.ts';

/** Work that is done at certain times. Of several servers, one does it. */
export interface Job<Context> {
  /** How people know it. */
  readonly name: string;
  /** When it is done, as a cron expression with seconds, in London's time. */
  readonly cron: string;
  /** The same in words. */
  readonly schedule: string;
  /** @param stop is aborted when the server stops, or a person stops the work */
  run(context: Context, stop: AbortSignal): Promise<unknown>;
}

export interface RegularInput {
  readonly job: string;
  readonly cron: string;
}

/** ISO instant of the next time after now. */
export const nextTime = (expression: string, clock: Clock): string =>
  cron.parseExpression(expression, { currentDate: clock.instant(), tz: zone }).next().toISOString();

/** When regular work is due again, and what people then see of it. */
export const nextRun = ({ input }: Claim, clock: Clock, values: Seen): [dueAt: string, values: Seen] => [
  nextTime((input as RegularInput).cron, clock),
  { reason: null, attempts: 0, endedAt: clock.instant(), ...values },
];

/** The kind of work that runs jobs. */
export const regularKind = (
  run: (job: string, stop: AbortSignal) => Promise<unknown>,
): Kind<RegularInput, unknown> => ({
  name: 'regular',
  lane: 'quick',
  run: async ({ job }, { signal }) => void (await run(job, signal)),
});
