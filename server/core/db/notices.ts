import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** Longest notice, in bytes: PostgreSQL allows 8,000. */
export const longestNotice = 7900;

/** Delay before a lost connection is opened again, in milliseconds. */
const pause = 1000;

interface Receiver {
  /** Called with the text of each notice, also of those that this process sends. */
  received(text: string): void;
  /** Called when the connection is open again: notices may have been lost in the meantime. */
  reconnected(): void;
  failed(error: Error): void;
}

/** Notices between the servers that share a PostgreSQL database, over a connection of their own. */
export class Notices {
  readonly #url: string;
  readonly #channel: string;
  readonly #receiver: Receiver;
  #client: pg.Client | null = null;
  readonly #closed = new AbortController();

  private constructor(url: string, channel: string, receiver: Receiver) {
    this.#url = url;
    this.#channel = channel;
    this.#receiver = receiver;
  }

  /** @param channel a name without special characters */
  static async open(url: string, channel: string, receiver: Receiver): Promise<Notices> {
    const notices = new Notices(url, channel, receiver);
    await notices.#connect();
    return notices;
  }

  /** Sends a notice. It is lost if there is no connection. @param text at most `longestNotice` bytes */
  async send(text: string): Promise<void> {
    await this.#client?.query('select pg_notify($1, $2)', [this.#channel, text]).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#closed.abort();
    await this.#client?.end().catch(() => undefined);
    this.#client = null;
  }

  async #connect(): Promise<void> {
    const { default: driver } = await import('pg');
    const client = new driver.Client({ connectionString: this.#url, keepAlive: true });
    client.on('notification', ({ payload }) => this.#receiver.received(payload ?? ''));
    client.on('error', (error) => this.#receiver.failed(error));
    await client.connect();
    await client.query(`listen ${this.#channel}`);
    client.once('end', () => void this.#reconnect());
    this.#client = client;
  }

  async #reconnect(): Promise<void> {
    this.#client = null;
    while (!this.#closed.signal.aborted) {
      try {
        await wait(pause, undefined, { signal: this.#closed.signal, ref: false });
        await this.#connect();
        return this.#receiver.reconnected();
      } catch (error) {
        if (!this.#closed.signal.aborted) this.#receiver.failed(error as Error);
      }
    }
  }
}
