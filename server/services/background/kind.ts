import type { SessionUser } from '../access/session-user.ts';

/** Quick work does not wait for long work. */
export type Lane = 'quick' | 'long';

/** A kind of work that takes longer than a call. Its input is kept as JSON; the context is the services. */
export interface Kind<Input, Context> {
  /** One of the kinds in the schema of `backgroundWork`. */
  readonly name: string;
  readonly lane: Lane;
  /** Milliseconds to wait before each further attempt. Default: `usualRetries`. */
  readonly retries?: readonly number[];
  /**
   * Does the work. It may be called again after a crash, so what it writes belongs into `run.write` or into the answer.
   * @throws UserError if another attempt would fail too
   */
  run(input: Input, run: Run, context: Context): Promise<Result | void>;
  /**
   * Runs in the transaction in which the work ends without being done.
   * @param reason why it has failed for good; null if it was stopped
   */
  readonly ended?: (input: Input, reason: string | null, context: Context) => Promise<void>;
}

/** What work has come to. */
export interface Result {
  /** Runs in the transaction that marks the work as done, so it happens once, and only with the mark. */
  readonly inTransaction?: () => Promise<void>;
  /** A file for the person, which is kept for a day. */
  readonly file?: { readonly name: string; readonly location: string };
  /** Whether nothing of the work is kept once it is done. */
  readonly forget?: boolean;
}

/** One attempt at a piece of work. */
export interface Run {
  /** Key of the work. */
  readonly id: number;
  /** The person it is for, with the permissions of this moment; the product if it is for nobody. */
  readonly user: SessionUser;
  /** Aborted when a person stops the work or the server stops. */
  readonly signal: AbortSignal;
  /** Shows how much is done. @param total how much there is, if that is known */
  progress(done: number, total?: number): void;
  /**
   * Runs a step in a transaction.
   * @throws LostWork if another server has taken over the work: then nothing is written
   */
  write<T>(step: () => Promise<T>): Promise<T>;
}

/** 10 s, 1, 5, 30 minutes, 2 hours. */
export const usualRetries = [10_000, 60_000, 300_000, 1_800_000, 7_200_000];

/** Thrown when another server has taken over the work, because this one seemed to be dead. */
export class LostWork extends Error {}
