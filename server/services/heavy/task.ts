import type { Type } from '@nestjs/common';
import type { SessionUser } from '../access/session-user.ts';

/**
 * Work that may take 50 ms or more, which runs in a thread. Input and output pass between threads, so they are plain
 * data. A task waits for everything that it starts: between two tasks, a thread stands still.
 */
export interface Task<Input, Output, Progress = never> {
  readonly name: string;
  run(input: Input, thread: Thread<Progress>): Promise<Output>;
}

/** What a task is given in its thread. */
export interface Thread<Progress> {
  /** The person it works for. */
  readonly user: SessionUser;
  /** A service, on a connection that only reads. Opened when one is first needed. */
  get<T>(service: Type<T>): Promise<T>;
  /** Reports how far the task has come. */
  progress(progress: Progress): void;
}
