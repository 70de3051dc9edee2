import { setTimeout as wait } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { Database } from '../../core/db/database.ts';
import type { FailureLog } from '../../core/errors/failure-log.ts';
import type { Lane } from './kind.ts';
import { Queue, type Ticket } from './queue.ts';

/**
 * The queue of several servers: pg-boss, which gives each ticket to one of them. graphile-worker was the other
 * candidate. It runs a loop of its own, which our limits for each person do not fit, and keeps the tasks of a server
 * that died for four hours. Attempts, delays and limits are ours, as on SQLite, so pg-boss retries nothing by itself.
 */
export class BossQueue extends Queue {
  readonly #boss: PgBoss;
  readonly #database: Database;

  constructor(url: string, database: Database, failures: FailureLog) {
    super();
    this.#database = database;
    this.#boss = new PgBoss({ connectionString: url, max: 2, schedule: false, retryLimit: 0, expireInHours: 23 });
    this.#boss.on('error', (error) => failures.report('warn', 'queue', { err: error }, 'The queue failed'));
  }

  override async open(): Promise<void> {
    await this.#boss.start();
    for (const lane of ['quick', 'long'] as const) await this.#create(lane);
  }

  /** Creates a queue. If servers start at the same time, PostgreSQL may let only one of them do it. */
  async #create(lane: Lane): Promise<void> {
    for (let attempt = 1; !(await this.#boss.getQueue(lane)); attempt++)
      try {
        await this.#boss.createQueue(lane);
      } catch (error) {
        if (attempt === 5) throw error;
        await wait(200);
      }
  }

  override async send(lane: Lane, { work, ticket }: Ticket): Promise<void> {
    await this.#boss.send(lane, { work }, { id: ticket, db: this.#transaction });
  }

  override async take(lane: Lane): Promise<Ticket | null> {
    const [job] = await this.#boss.fetch<{ work: number }>(lane, { db: this.#transaction });
    return job ? { work: job.data.work, ticket: job.id } : null;
  }

  override async remove(lane: Lane, ticket: string): Promise<void> {
    await this.#boss.deleteJob(lane, ticket, { db: this.#transaction });
  }

  override close(): Promise<void> {
    return this.#boss.stop({ graceful: false });
  }

  /** Runs the statements of pg-boss in the surrounding transaction. */
  get #transaction() {
    const runner = this.#database.manager.queryRunner!;
    return {
      executeSql: async (text: string, values: unknown[]) => ({
        rows: (await runner.query(text, values, true)).records as unknown[],
      }),
    };
  }
}
