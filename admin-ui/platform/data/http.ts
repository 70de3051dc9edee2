import { HttpError } from 'react-admin';
import { ownRoleSeen } from '../session/own-role.ts';
import { refreshIfDue } from '../session/refresh.ts';
import { session } from '../session/session.ts';
import { failedLoads } from './failed-loads.ts';

export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** A token other than the session's; null for none. */
  readonly token?: string | null;
  readonly signal?: AbortSignal;
}

export interface Answer<T> {
  readonly json: T;
  readonly headers: Headers;
  readonly status: number;
}

/**
 * A call of the API. Where the session has ended, it waits for the re-login and is made again, so that a form that was
 * being saved is saved.
 * @throws HttpError with the server's message and body.
 */
export async function call<T = any>(path: string, options: CallOptions = {}): Promise<Answer<T>> {
  const before = session.get()?.token;
  const answer = await request(path, options);
  if (!sessionEnded(answer) || options.token !== undefined) return finish<T>(path, options, answer);
  const now = session.get()?.token;
  // What is said of a token that has been replaced meanwhile is not said of the new one.
  if (!now || now === before) {
    session.expire();
    await signedInAgain();
  }
  return finish<T>(path, options, await request(path, options));
}

let readings = new AbortController();

/** Nothing is read any more: who asks for it is signing out, and would only be told that it may not. */
export const stopReading = (): void => readings.abort();

/** Reading goes on: somebody signs in. */
export function resumeReading(): void {
  if (readings.signal.aborted) readings = new AbortController();
}

/** A file, as a blob. */
export async function download(path: string): Promise<Blob> {
  const response = await fetch(`/v1/${path}`, { headers: { authorization: `Bearer ${session.get()?.token}` } });
  if (response.ok) return response.blob();
  const body = await response.json().catch(() => ({}));
  throw new HttpError(body.message ?? 'The file could not be made.', response.status, body);
}

interface Raw {
  readonly response: Response;
  readonly body: any;
}

async function request(path: string, { method = 'GET', body, token, signal }: CallOptions): Promise<Raw> {
  const bearer = token === undefined ? session.get()?.token : token;
  const headers: Record<string, string> = { accept: 'application/json' };
  if (bearer) headers.authorization = `Bearer ${bearer}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const signals = [...(signal ? [signal] : []), ...(method === 'GET' ? [readings.signal] : [])];
  const response = await fetch(`/v1/${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.any(signals),
  }).catch((error: Error) => {
    if (error.name === 'AbortError') throw error;
    throw new HttpError('The server cannot be reached. Please check your connection.', 0);
  });
  const text = await response.text();
  return { response, body: text ? parsed(text) : null };
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return { message: text.slice(0, 200) };
  }
};

/** A 401, a 403, or a message that the Authorization header must not be null (0:215). */
const sessionEnded = ({ response, body }: Raw): boolean =>
  response.status === 401 ||
  response.status === 403 ||
  /authorization header must not be null/i.test(String(body?.message ?? ''));

function finish<T>(path: string, options: CallOptions, { response, body }: Raw): Answer<T> {
  if (response.ok) {
    if (options.token === undefined) {
      void refreshIfDue();
      ownRoleSeen(path);
    }
    return { json: body as T, headers: response.headers, status: response.status };
  }
  const message = body?.message ?? body?.error?.message ?? response.statusText;
  failedLoads.record({
    lastEP: path,
    epPayload: JSON.stringify(options.body ?? null).slice(0, 2000),
    epError: String(message),
    errorCode: String(response.status),
    datetime: new Date().toISOString(),
  });
  throw new HttpError(message, response.status, body);
}

/** Resolves once the re-login dialog has brought a new session. */
const signedInAgain = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = session.subscribe(() => {
      if (session.isExpired() || !session.get()) return;
      stop();
      resolve();
    });
  });
