import type { SessionUser } from '../access/session-user.ts';

/**
 * Work that may take 50 ms or more, which runs in a thread. Input and output pass between threads, so they are plain
 * data. A task waits for everything that it starts: between two tasks, a thread stands still.
 */
export interface Task<Input, Output, Context = unknown, Progress = never> {
  readonly name: string;
  run(input: Input, thread: Thread<Context, Progress>): Promise<Output>;
}

/** What a task is given in its thread. */
export interface Thread<Context, Progress> {
  /** The person it works for. */
  readonly user: SessionUser;
  /** The services, on a connection that only reads. Opened when they are first needed. */
  platform(): Promise<Context>;
  /** Reports how far the task has come. */
  progress(progress: Progress): void;
}
