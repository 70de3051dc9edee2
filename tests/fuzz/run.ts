import { Catalogue, type Kind } from './catalogue.ts';
import { Connection, type Answer, type Sent } from './connection.ts';
import { judge, undescribed } from './judge.ts';
import { ApiDescription } from '../support/described.ts';
import { People, type FuzzTarget } from './people.ts';
import { makeRequest, type FuzzRequest } from './requests.ts';

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  readonly connections?: number;
  /** Maximum time of an answer, in milliseconds. Default: 2000. */
  readonly longest?: number;
  /** Called after every thousand requests. */
  readonly onProgress?: (summary: Summary) => void;
}

/** A request with a wrong answer. */
export interface Fault {
  readonly what: string;
  readonly request: FuzzRequest;
  /** What the server answered, or why the connection ended. */
  readonly answer: string;
}

export interface Summary {
  readonly seed: number;
  /** Maximum time of an answer, in milliseconds. */
  readonly longest: number;
  sent: number;
  /** Requests by kind of call and class of status, as `2xx`. */
  readonly kinds: Map<Kind, Record<string, number>>;
  slowest: { milliseconds: number; request: FuzzRequest } | null;
  /**
   * Requests that took longer. Another slow request or a busy machine can be the cause, so at the end each is
   * sent again alone, and is a fault only if it is slow again.
   */
  readonly slow: FuzzRequest[];
  faulty: number;
  /** The first of them. */
  readonly faults: Fault[];
  /** Repairs of what requests had damaged. */
  restored: People['counts'];
}

/** Maximum number of faults in the report. */
const mostFaults = 100;
/** After this many requests, roles and users are restored and records read again. */
const restoreAfter = 2000;

/** Sends hostile requests to a server and checks the answers. */
export async function fuzz(target: FuzzTarget, options: FuzzOptions): Promise<Summary> {
  const { requests, seed, connections = 8, longest = 2000, onProgress } = options;
  const connection = new Connection(target.url, connections + 1);
  const people = new People(connection, target);
  await people.begin();
  const { body } = await connection.send({ method: 'GET', path: '/v1/openapi.json' });
  const document = JSON.parse(body.toString());
  const [catalogue, api] = [new Catalogue(document), new ApiDescription(document)];
  await people.restore(catalogue);
  const summary: Summary = {
    seed,
    longest,
    sent: 0,
    kinds: new Map(),
    slowest: null,
    slow: [],
    faulty: 0,
    faults: [],
    restored: people.counts,
  };
  let next = 1;
  let restoring: Promise<void> | null = null;
  const worker = async () => {
    while (next <= requests) {
      const number = next++;
      if (number % restoreAfter === 0) restoring = people.restore(catalogue);
      await restoring;
      await one(makeRequest(seed, number, catalogue), connection, people, summary, api);
      if (summary.sent % 1000 === 0) onProgress?.(summary);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  // Leaves the permissions of the roles as they were.
  await people.restore(catalogue);
  for (const request of summary.slow) await sendAgain(request, connection, people, summary);
  connection.close();
  return summary;
}

async function one(
  request: FuzzRequest,
  connection: Connection,
  people: People,
  summary: Summary,
  api: ApiDescription,
): Promise<void> {
  const tokens = people.tokens(request.caller);
  let answer: Answer | null = null;
  let wrong: string | null;
  try {
    answer = await connection.send(signed(request, tokens));
    wrong = judge(request, answer) ?? undescribed(request, answer, api);
  } catch (error) {
    wrong = `cut: ${(error as Error).message}`;
  }
  count(request, answer, summary);
  if (wrong) tell(wrong, request, answer, summary);
  else if (answer!.milliseconds > summary.longest) summary.slow.push(request);
  if (tokens && (answer?.status === 401 || answer?.status === 403)) await people.renew(request.caller, tokens.idToken);
}

async function sendAgain(request: FuzzRequest, connection: Connection, people: People, summary: Summary) {
  const answer = await connection.send(signed(request, people.tokens(request.caller))).catch(() => null);
  const milliseconds = Math.round(answer?.milliseconds ?? 0);
  if (!answer || milliseconds > summary.longest) tell(`took ${milliseconds} ms`, request, answer, summary);
}

/** Puts the caller's tokens into a request. */
function signed({ method, path, headers, body }: FuzzRequest, tokens: ReturnType<People['tokens']>): Sent {
  if (!tokens) return { method, path, headers, body };
  const { idToken, refreshToken } = tokens;
  return {
    method,
    path,
    headers: { ...headers, authorization: `Bearer ${idToken}` },
    body:
      typeof body === 'string'
        ? body.replaceAll('@idToken@', idToken).replaceAll('@refreshToken@', refreshToken)
        : body,
  };
}

function tell(what: string, request: FuzzRequest, answer: Answer | null, summary: Summary): void {
  summary.faulty++;
  const text = answer ? `${answer.status} ${answer.body.subarray(0, 200)}` : what;
  if (summary.faults.length < mostFaults) summary.faults.push({ what, request, answer: text });
}

function count(request: FuzzRequest, answer: Answer | null, summary: Summary): void {
  summary.sent++;
  const { status = 0, milliseconds = 0 } = answer ?? {};
  const kept = [401, 429].includes(status) ? String(status) : answer ? `${Math.floor(status / 100)}xx` : 'cut';
  const counts = summary.kinds.get(request.kind) ?? {};
  counts[kept] = (counts[kept] ?? 0) + 1;
  summary.kinds.set(request.kind, counts);
  if (milliseconds > (summary.slowest?.milliseconds ?? 0)) summary.slowest = { milliseconds, request };
}
