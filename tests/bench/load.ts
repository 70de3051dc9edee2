import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';

export interface Call {
  readonly method?: string;
  readonly path: string;
  readonly body?: string;
  /** What the call begins is done once this path answers this text. */
  readonly done?: { readonly path: string; readonly says: string };
}

export interface Figures {
  /** Milliseconds of calls made one after the other. */
  readonly p50: number;
  readonly p95: number;
  /** Answers per second over 32 connections. */
  readonly perSecond: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Makes one call over a kept connection, and waits until what it begins is done. */
export async function send(url: string, call: Call, token: string | null): Promise<{ status: number; text: string }> {
  const answer = await sendOnce(url, call, token);
  const { done } = call;
  const isDone = async ({ path, says }: NonNullable<Call['done']>) =>
    (await sendOnce(url, { path }, token)).text.includes(says);
  if (done) while (!(await isDone(done))) await wait(5);
  return answer;
}

/** With as little client code as possible. */
function sendOnce(
  url: string,
  { method = 'GET', path, body }: Call,
  token: string | null,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    const sent = request(url + path, { method, agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode!, text: Buffer.concat(parts).toString() }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export interface Measured {
  /** Statuses that count as success. */
  readonly good?: readonly number[];
  /** Calls that warm the server up; by default the measured calls themselves. */
  readonly warm?: readonly Call[];
}

/** How long the calls are repeated before they are measured, in milliseconds. */
const warmth = 5000;

/** Percentiles of calls made one after the other, on a server that is warmed up as if it were used all day. */
export async function latency(
  url: string,
  calls: readonly Call[],
  token: string | null,
  { good = [200], warm }: Measured = {},
): Promise<{ p50: number; p95: number }> {
  if (warm) for (const call of warm) await send(url, call, token);
  else {
    const until = performance.now() + warmth;
    for (let i = 0; performance.now() < until; i++) await send(url, calls[i % calls.length]!, token);
  }
  const times: number[] = [];
  for (const call of calls) {
    const started = performance.now();
    const { status, text } = await send(url, call, token);
    times.push(performance.now() - started);
    if (!good.includes(status)) throw new Error(`${call.path} answered ${status}: ${text.slice(0, 200)}`);
  }
  return percentiles(times);
}

export function percentiles(times: number[]): { p50: number; p95: number } {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: sorted[Math.floor(sorted.length * 0.5)]!, p95: sorted[Math.floor(sorted.length * 0.95)]! };
}

/** Answers per second over 32 connections, measured for some seconds. */
export async function throughput(
  url: string,
  calls: readonly Call[],
  token: string | null,
  seconds = 4,
): Promise<number> {
  const requests = calls.map(({ method = 'GET', path, body }) => ({
    method: method as 'GET',
    path,
    ...(body !== undefined && { body }),
  }));
  const headers = { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' };
  const result = await autocannon({ url, connections: 32, duration: seconds, requests, headers, workers: 1 });
  return result.requests.average;
}
