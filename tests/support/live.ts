import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { TestApp } from './app.ts';
import type { Client } from './client.ts';

export interface LiveEvent {
  readonly name: string;
  readonly data: any;
}

export interface LiveStream {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /**
   * The next event; null once the stream has ended. Signs of life, settings of the stream and
   * sign-ins, such as those of the test itself, are left out.
   */
  next(): Promise<LiveEvent | null>;
  close(): void;
}

/**
 * Opens the live channel, on a connection of its own. Resolves once it is open or refused.
 * @param missed milliseconds since the last stream ended
 */
export async function openLive({ url }: Pick<TestApp, 'url'>, { token }: Client, missed?: number): Promise<LiveStream> {
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream', 'accept-encoding': 'gzip' };
  const query = missed === undefined ? '' : `?missed=${missed}`;
  const outgoing = request(`${url}/v1/live${query}`, { headers, agent: false }).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  // Ended by `close`.
  response.on('error', () => undefined);
  const chunks = response.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>;
  let text = '';
  async function next(): Promise<LiveEvent | null> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end < 0) {
        const { done, value } = await chunks.next();
        if (done) return null;
        text += value;
        continue;
      }
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const valueOf = (field: string) => lines.find((line) => line.startsWith(`${field}: `))?.slice(field.length + 2);
      const name = valueOf('event');
      if (!name) continue;
      const data = JSON.parse(valueOf('data')!);
      if (data?.entity !== 'loginHistory') return { name, data };
    }
  }
  return { status: response.statusCode!, headers: response.headers, next, close: () => outgoing.destroy() };
}

/** Opens it, and expects it to be ready. */
export async function readyLive(app: Pick<TestApp, 'url'>, client: Client, missed?: number): Promise<LiveStream> {
  const stream = await openLive(app, client, missed);
  const first = await stream.next();
  if (first?.name !== 'ready') throw new Error(`The live channel began with ${JSON.stringify(first)}.`);
  return stream;
}
