import { Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Database } from '../../core/db/database.ts';
import { UserError } from '../../core/errors/errors.ts';
import { FailureLog } from '../../core/errors/failure-log.ts';
import { describeError } from '../../core/errors/safe-error.ts';
import { Clock } from '../../core/time/clock.ts';
import { Users } from '../access/users.ts';
import { LostWork, usualRetries, type Lane, type Result, type Run } from './kind.ts';
import { Progress } from './progress.ts';
import { nextRun } from './regular.ts';
import type { Claim } from './queue.ts';
import { Tasks } from './tasks.ts';
import { Tickets } from './tickets.ts';
import { InjectLogger } from '../inject.ts';
import { Kinds, type BoundKind } from './kinds.ts';

/** Work done at the same time. Long work shares the threads, and mostly waits for them. */
const most: Readonly<Record<Lane, number>> = { quick: 4, long: 8 };

/** Milliseconds between two signs of life. */
const heartbeat = 2000;

/** Attempts without any progress after which work is given up whose servers have died. */
const mostDeaths = 5;

interface Running {
  readonly claim: Claim;
  readonly stop: AbortController;
  /** Whether a person has stopped it. */
  isStopped: boolean;
  /** Whether a step of this attempt is done. */
  isAhead: boolean;
  ended: Promise<void>;
}

/** Does queued work. */
@Injectable()
export class Runner {
  /** By ticket: a server that stood still can have two attempts at the same work. */
  readonly #running = new Map<string, Running>();
  #isClosing = false;

  constructor(
    @InjectLogger() private readonly logger: Logger,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly failures: FailureLog,
    private readonly users: Users,
    private readonly tasks: Tasks,
    private readonly tickets: Tickets,
    private readonly kinds: Kinds,
  ) {}

  /** Queues what is due and starts what is queued. @returns whether anything was started */
  async turn(): Promise<boolean> {
    await this.tickets.queueDue();
    let started = false;
    for (const lane of ['quick', 'long'] as const)
      while (!this.#isClosing && this.#count(lane) < most[lane]) {
        const claim = await this.tickets.take(lane);
        if (!claim) break;
        this.#start(claim);
        started = true;
      }
    return started;
  }

  #count = (lane: Lane): number => [...this.#running.values()].filter(({ claim }) => claim.lane === lane).length;

  /** Waits until what runs at this moment has ended. */
  async settled(): Promise<void> {
    await Promise.all([...this.#running.values()].map(({ ended }) => ended));
  }

  /** Stops work that runs in this process. */
  stop(id: number): void {
    for (const running of this.#running.values())
      if (running.claim.work === id) {
        running.isStopped = true;
        running.stop.abort();
      }
  }

  /** Starts nothing more. What runs is aborted and put back for another server. */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const { stop } of this.#running.values()) stop.abort();
    await this.settled();
  }

  /** Gives work to another server whose own has died. */
  async takeOver(since?: { readonly running: number; readonly queued: number }): Promise<void> {
    const { database, clock } = this;
    await this.tasks.correctWaits();
    for (const claim of await this.tickets.lost(since)) {
      if (this.#running.has(claim.ticket)) continue;
      await database.write(async () => {
        if (!(await this.tickets.holds(claim))) return;
        const { attempts, state } = (await this.tasks.work(claim.work))!;
        if (state === 'Running' && attempts >= mostDeaths)
          return this.#giveUp(claim, `The server ended ${attempts} times while it did this.`);
        await this.tickets.putBack(claim, clock.instant(), { state: 'Waiting' });
      });
    }
  }

  #start(claim: Claim): void {
    const running: Running = {
      claim,
      stop: new AbortController(),
      isStopped: false,
      isAhead: false,
      ended: Promise.resolve(),
    };
    this.#running.set(claim.ticket, running);
    running.ended = this.#run(running)
      // The database refuses. Once it works again, the work counts as lost and is done again.
      .catch((error: Error) => this.logger.error({ err: error, work: claim.work }, 'Work could not be ended'))
      .finally(() => this.#running.delete(claim.ticket));
  }

  async #run(running: Running): Promise<void> {
    const { claim, stop } = running;
    const progress = new Progress((values) => this.tasks.show(claim.work, { ...values }));
    const alive = setInterval(() => void this.#beat(running), heartbeat).unref();
    let result: Result | void;
    try {
      const kind = this.#kindOf(claim);
      const run: Run = {
        id: claim.work,
        user: await this.#userOf(claim),
        signal: stop.signal,
        progress: (done, total) => progress.reached(done, total),
        write: (step) =>
          this.#fenced(claim, async () => {
            // Work that gets on is not given up, however often its servers die.
            if (!running.isAhead) await this.tasks.show(claim.work, { attempts: 1 });
            const done = await step();
            running.isAhead = true;
            return done;
          }),
      };
      result = await kind.run(claim.input, run);
    } catch (error) {
      await progress.end();
      return await this.#failed(running, error);
    } finally {
      clearInterval(alive);
    }
    await progress.end();
    await this.#done(claim, result ?? {}).catch((error: unknown) => this.#failed(running, error));
  }

  #kindOf({ kind }: Claim): BoundKind {
    const known = this.kinds.get(kind);
    if (!known) throw new Error(`No kind of work is named "${kind}".`);
    return known;
  }

  async #userOf({ person }: Claim) {
    const { users } = this;
    if (person === null) return users.system;
    const user = await users.byId(person);
    if (user?.facts.status !== 'ACTIVE') throw new UserError(422, 'refused', 'Its user is no longer active.');
    return user;
  }

  #fenced<T>(claim: Claim, step: () => Promise<T>): Promise<T> {
    return this.database.write(async () => {
      if (!(await this.tickets.holds(claim))) throw new LostWork('Another server has taken over this work.');
      return step();
    });
  }

  async #beat(running: Running): Promise<void> {
    const told = await this.tickets.beat(running.claim).catch(() => 'goOn' as const);
    if (told === 'stop') this.stop(running.claim.work);
    else if (told === 'lost') running.stop.abort();
  }

  async #done(claim: Claim, { inTransaction, file, forget }: Result): Promise<void> {
    const { clock, database, logger } = this;
    await this.#fenced(claim, async () => {
      await inTransaction?.();
      if (claim.kind === 'regular') {
        if ((await this.tasks.work(claim.work))!.reason !== null)
          database.afterCommit(() => logger.info({ work: claim.work, input: claim.input }, 'Regular work works again'));
        return this.tickets.putBack(claim, ...nextRun(claim, clock, { state: 'Waiting' }));
      }
      if (forget) return this.tasks.withdraw([claim.work]);
      const until = new Date(clock.now().getTime() + 86_400_000).toISOString();
      const kept = file && { fileName: file.name, fileLocation: file.location, fileUntil: until };
      return this.tickets.finish(claim, { state: 'Done', reason: null, ...kept });
    });
  }

  async #failed({ claim, stop, isStopped }: Running, error: unknown): Promise<void> {
    if (error instanceof LostWork) return;
    const { database, clock, failures, logger } = this;
    const inTime = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds).toISOString();
    await database.write(async () => {
      if (!(await this.tickets.holds(claim))) return;
      if (isStopped) return this.#stopped(claim);
      const { attempts, reason: before } = (await this.tasks.work(claim.work))!;
      // The server stops: another one, or this one after its restart, goes on at once.
      if (stop.signal.aborted)
        return this.tickets.putBack(claim, clock.instant(), { state: 'Waiting', attempts: attempts - 1 });
      const reason = reasonOf(error);
      const details = {
        err: error,
        work: claim.work,
        kind: claim.kind,
        input: claim.kind === 'regular' && claim.input,
      };
      if (claim.kind === 'regular') {
        // Logged once, because a problem such as a full disk makes every run fail.
        if (before === null) logger.error(details, 'Regular work failed');
        return this.tickets.putBack(claim, ...nextRun(claim, clock, { state: 'Failed', reason }));
      }
      const retries = this.kinds.get(claim.kind)?.retries ?? usualRetries;
      const next = error instanceof UserError ? undefined : retries[attempts - 1];
      if (next === undefined) return this.#giveUp(claim, reason);
      // The mail server may refuse a thousand mails for the same reason.
      failures.report(
        'warn',
        `${claim.kind}: ${describeError(error).message}`,
        details,
        'Work failed and is tried again',
      );
      return this.tickets.putBack(claim, inTime(next), { state: 'Waiting', reason });
    });
  }

  async #giveUp(claim: Claim, reason: string): Promise<void> {
    const { clock } = this;
    await this.kinds.get(claim.kind)?.ended(claim.input, reason);
    await this.tickets.putBack(claim, null, { state: 'Failed', reason, endedAt: clock.instant() });
  }

  async #stopped(claim: Claim): Promise<void> {
    const { clock } = this;
    await this.ended(claim);
    await this.tickets.putBack(claim, null, { state: 'Stopped', endedAt: clock.instant() });
  }

  /** What ends with work that was stopped. Call in the transaction. */
  async ended({ kind, input }: Claim): Promise<void> {
    await this.kinds.get(kind)?.ended(input, null);
  }
}

/** What people read of a failure. */
const reasonOf = (error: unknown): string =>
  (error instanceof UserError ? error.message : describeError(error).message).slice(0, 1000);
