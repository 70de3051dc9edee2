import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Threads } from '../../core/threads.ts';
import type { Settings } from '../../core/settings.ts';
import { Clock } from '../../core/time/clock.ts';
import type { SessionUser } from '../access/session-user.ts';
import { errorOfTask, type TaskAnswer, type TaskMessage } from './message.ts';
import type { Task } from './task.ts';
import { Turns } from './turns.ts';
import { InjectHeavyWorker, InjectSettings } from '../inject.ts';

interface Options<Progress> {
  readonly user: SessionUser;
  /** When it is aborted, the task ends at once, wherever it is. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/**
 * Runs tasks in threads, which the whole process shares: one less than there are processors, so that one is left for the
 * requests. People take turns, so that one with many tasks does not delay the others.
 */
@Injectable()
export class Heavy implements OnApplicationShutdown {
  readonly #threads: () => Threads<TaskMessage, TaskAnswer>;
  readonly #running = new Set<Promise<unknown>>();
  readonly #stop = new AbortController();

  constructor(
    @InjectSettings() private readonly settings: Settings,
    @InjectHeavyWorker() worker: URL,
    private readonly clock: Clock,
  ) {
    this.#threads = () => threadsOf(worker);
  }

  /**
   * Runs a task once it is the person's turn.
   * @throws what the task throws, or an AbortError
   */
  run<Input, Output, Progress>(
    task: Task<Input, Output, Progress>,
    input: Input,
    options: Options<Progress>,
  ): Promise<Output> {
    const signal = AbortSignal.any([this.#stop.signal, ...(options.signal ? [options.signal] : [])]);
    const running = turns.take(options.user.id, () => this.#send(task, input, { ...options, signal }), signal);
    this.#running.add(running);
    const forget = () => void this.#running.delete(running);
    running.then(forget, forget);
    return running;
  }

  async #send<Input, Output, Progress>(
    { name }: Task<Input, Output, Progress>,
    input: Input,
    { user, signal, onProgress }: Options<Progress>,
  ): Promise<Output> {
    const { port1, port2 } = new MessageChannel();
    port1.on('message', (progress: Progress) => onProgress?.(progress));
    try {
      const ahead = this.clock.now().getTime() - Date.now();
      const message = { task: name, input, user: user.facts, settings: this.settings, ahead, port: port2 };
      const answer = await this.#threads().run(message, { signal, transfer: [port2] });
      if ('failure' in answer) throw errorOfTask(answer.failure);
      return answer.output as Output;
    } finally {
      port1.close();
    }
  }

  /** Ends the tasks that are running or waiting. */
  async onApplicationShutdown(): Promise<void> {
    this.#stop.abort();
    await Promise.allSettled(this.#running);
  }
}

const most = Math.max(1, availableParallelism() - 1);

/** The whole process shares its threads. */
const turns = new Turns({ most, mostOfPerson: 2 });

/** Bytes. Workbooks of 90,000 customers fit, one after the other; with a higher limit, V8 collects much later. */
const memory = 112 * 1_048_576;

let shared: Threads<TaskMessage, TaskAnswer> | undefined;

const threadsOf = (worker: URL) => (shared ??= new Threads(worker, { most, idle: 60_000, memory }));
