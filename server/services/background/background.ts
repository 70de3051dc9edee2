import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { UserError } from '../../core/errors/errors.ts';
import type { Settings } from '../../core/settings.ts';
import type { SessionUser } from '../access/session-user.ts';
import { Jobs } from '../jobs/jobs.ts';
import type { Kind } from './kind.ts';
import { Queue } from './queue.ts';
import { nextTime, regularKind, type Job } from './regular.ts';
import { Runner } from './runner.ts';
import { Tasks, type NewTask, type Work } from './tasks.ts';
import { InjectSettings } from '../inject.ts';
import { Database } from '../../core/db/database.ts';
import { Clock } from '../../core/time/clock.ts';
import { Kinds } from './kinds.ts';

/** What is needed to add work of a kind. */
export type KindOf<Input> = Pick<Kind<Input, never>, 'name' | 'lane'>;

type About = Omit<NewTask, 'kind' | 'lane' | 'input'>;

/**
 * Work that takes longer than a call. It is a row that is written in the transaction that causes it, so it is there if,
 * and only if, that is committed. It is tried again with growing delays, and is done once even if a server dies.
 */
@Injectable()
export class Background implements BeforeApplicationShutdown {
  readonly #regular: Job<void>[] = [];
  #opened: Promise<void> | null = null;
  #turning: Promise<boolean> | null = null;
  #isStarted = false;

  constructor(
    @InjectSettings() private readonly settings: Settings,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly tasks: Tasks,
    private readonly queue: Queue,
    private readonly runner: Runner,
    private readonly kinds: Kinds,
  ) {
    this.register(
      regularKind((name, stop) => {
        const job = this.#regular.find((one) => one.name === name);
        if (!job) throw new UserError(422, 'refused', 'This version of the product does not do this any more.');
        return job.run(undefined, stop);
      }),
      undefined,
    );
  }

  /** Makes a kind of work known. Call before `start`. */
  register<Input, Context>(kind: Kind<Input, Context>, context: Context): void {
    this.kinds.register(kind, context);
  }

  /** Adds regular work. Call before `start`. */
  every(job: Job<void>): void {
    this.#regular.push(job);
  }

  /** Adds work, in the surrounding transaction if there is one. @returns its key */
  async add<Input>({ name, lane }: KindOf<Input>, input: Input, about: About): Promise<number> {
    const { database } = this;
    const id = await this.tasks.add({ ...about, kind: name, lane, input });
    database.afterCommit(() => this.#hurry());
    return id;
  }

  /** Starts to do work. Commands do not call this. */
  async start(): Promise<void> {
    await this.#open();
    const { settings, jobs } = this;
    // SQLite has one server, so what seems to run has been left by one that died.
    if (!settings.databaseUrl) await this.runner.takeOver({ running: 0, queued: 0 });
    await this.#plan();
    this.#isStarted = true;
    jobs.every(1000, 'background work', () => this.#turn());
    jobs.every(2000, 'lost background work', () => this.takeOver());
  }

  /** Gives work to another server whose own has died. */
  takeOver(): Promise<void> {
    return this.runner.takeOver();
  }

  /** Does all work that is due, and what this leads to. For tests. */
  async workOff(): Promise<void> {
    await this.#open();
    while (await this.#turn()) await this.runner.settled();
    await this.runner.settled();
  }

  /**
   * Stops work that has not ended.
   * @returns the work as it is now
   */
  async stop(id: number, user: SessionUser): Promise<Work> {
    const reason = `Stopped by ${user.facts.fullName}`;
    if (await this.tasks.stop(id, reason, (claim) => this.runner.ended(claim))) this.runner.stop(id);
    return (await this.tasks.work(id))!;
  }

  /** Stops the work of a name, if there is any. */
  async stopNamed(name: string, user: SessionUser): Promise<void> {
    const id = await this.tasks.named(name);
    if (id !== null) await this.stop(id, user);
  }

  /** Deletes work that has not been done. Call in a transaction. */
  withdraw(ids: readonly number[]): Promise<void> {
    return this.tasks.withdraw(ids);
  }

  /** Tries work again that has failed or was stopped. @returns the work as it is now */
  async again(id: number): Promise<Work> {
    const { database } = this;
    await this.tasks.again(id);
    database.afterCommit(() => this.#hurry());
    return (await this.tasks.work(id))!;
  }

  /** Returns running work to the queue, before the threads close that some of it uses. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#isStarted = false;
    await this.#turning?.catch(() => undefined);
    await this.runner.close();
    if (this.#opened) await this.queue.close();
  }

  #open(): Promise<void> {
    return (this.#opened ??= this.queue.open());
  }

  /** Starts at once what has been added, if this server does work. */
  #hurry(): void {
    if (this.#isStarted) this.jobs.runInBackground('background work', () => this.#turn());
  }

  /** One turn at a time. One that is asked for during another follows it. */
  #turn(): Promise<boolean> {
    const before = this.#turning ?? Promise.resolve(false);
    const turn = before.catch(() => false).then(() => this.runner.turn());
    this.#turning = turn;
    return turn;
  }

  /** Brings the rows of regular work up to date with the jobs of this version. */
  async #plan(): Promise<void> {
    const { clock, database } = this;
    const known = await this.tasks.regular();
    const kind = this.kinds.get('regular')!;
    for (const { name, cron, schedule } of this.#regular) {
      const id = known.get(nameOf(name));
      const input = { job: name, cron };
      if (id !== undefined) await this.tasks.plan(id, input, schedule);
      else
        await this.tasks.add({
          kind: kind.name,
          lane: kind.lane,
          input,
          subject: name,
          name: nameOf(name),
          schedule,
          dueAt: nextTime(cron, clock),
        });
    }
    const names = new Set(this.#regular.map(({ name }) => nameOf(name)));
    for (const [name, id] of known) if (!names.has(name)) await database.write(() => this.withdraw([id]));
  }
}

const nameOf = (job: string): string => `regular: ${job}`;
