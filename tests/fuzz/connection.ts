import { Agent, request } from 'node:http';

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | null;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  /** Milliseconds from the first byte sent to the last byte received. */
  readonly milliseconds: number;
}

/** Maximum wait in milliseconds. */
const patience = 30_000;

/** Keep-alive connections to a server. */
export class Connection {
  readonly #url: string;
  readonly #agent: Agent;

  constructor(url: string, connections: number) {
    this.#url = url;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });
  }

  /** @throws Error if the connection is cut, or there is no answer within half a minute */
  async send(sent: Sent): Promise<Answer> {
    try {
      return await this.#send(sent);
    } catch (error) {
      // The server may close an idle connection just as it is used again.
      if ((error as { unsent?: boolean }).unsent) return this.#send(sent);
      throw error;
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  #send({ method, path, headers, body = null }: Sent): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const started = performance.now();
      const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options = { method, agent: this.#agent, headers: { ...headers, ...length } };
      const out = request(this.#url + path, options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          clearTimeout(limit);
          const milliseconds = performance.now() - started;
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            body: Buffer.concat(parts),
            milliseconds,
          });
        });
      });
      const limit = setTimeout(() => out.destroy(new Error(`no answer in ${patience} ms`)), patience);
      out.on('error', (error: NodeJS.ErrnoException) => {
        clearTimeout(limit);
        const isIdleEnd = out.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
        reject(isIdleEnd ? Object.assign(error, { unsent: true }) : error);
      });
      out.end(body ?? undefined);
    });
  }
}
