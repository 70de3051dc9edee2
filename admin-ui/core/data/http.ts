import { HttpError } from 'react-admin';
import { t } from '../i18n/t.ts';
import { ownAccountTouched } from '../session/own-account.ts';
import { refreshIfDue } from '../session/refresh.ts';
import { session } from '../session/session.ts';
import { failedLoads } from './failed-loads.ts';
import { blob, json, type Incoming, type Transport } from './transport.ts';

export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** A token other than the session's; null for none. */
  readonly token?: string | null;
  readonly signal?: AbortSignal;
  /** How to send it and read the answer; JSON by default. */
  readonly transport?: Transport;
}

export interface Answer<T> {
  readonly json: T;
  readonly headers: Headers;
  readonly status: number;
}

/**
 * The one way to call the API. Where the session has ended, it waits until the person has signed in again and sends the
 * call once more: a form that was being saved is saved, a file that was being sent is sent. A failure is recorded for
 * error reports.
 * @throws HttpError with the server's message and body; status 0 where the server cannot be reached.
 * @throws DOMException named AbortError if the call was aborted, or someone else has signed in.
 */
export async function call<T = any>(path: string, options: CallOptions = {}): Promise<Answer<T>> {
  const before = session.get();
  const answer = await send(path, options);
  if (!sessionEnded(answer) || options.token !== undefined) return finish<T>(path, options, answer);
  // A refusal of a token that has been replaced meanwhile says nothing about the new one.
  if (session.get()?.token === before?.token) session.expire();
  await reLogin();
  // No call is made in the name of somebody else.
  if (!before || session.get()?.profile.id !== before.profile.id)
    throw new DOMException('The session has ended.', 'AbortError');
  return finish<T>(path, options, await send(path, options));
}

/** A file, as a blob. @throws as `call` does. */
export const download = async (path: string): Promise<Blob> => (await call<Blob>(path, { transport: blob })).json;

let readings = new AbortController();

/** Aborts all reads: after signing out they would only be refused. */
export const stopReading = (): void => readings.abort();

/** Allows reads again after a sign-in. */
export function resumeReading(): void {
  if (readings.signal.aborted) readings = new AbortController();
}

function send(path: string, { method = 'GET', body, token, signal, transport = json }: CallOptions) {
  const bearer = token === undefined ? session.get()?.token : token;
  const signals = [...(signal ? [signal] : []), ...(method === 'GET' ? [readings.signal] : [])];
  return transport({
    url: `/v1/${path}`,
    method,
    headers: { accept: 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
    body,
    signal: AbortSignal.any(signals),
  });
}

/** A 401, a 403, or a message that the Authorization header must not be null (SES-012). */
const sessionEnded = ({ status, body }: Incoming): boolean =>
  status === 401 || status === 403 || /authorization header must not be null/i.test(messageOf(body) ?? '');

/** The message of a refusal: of the server, or of the identity calls. */
function messageOf(body: unknown): string | undefined {
  const { message, error } = (body ?? {}) as {
    readonly message?: string;
    readonly error?: { readonly message?: string };
  };
  return message ?? error?.message;
}

function finish<T>(path: string, options: CallOptions, { status, headers, body }: Incoming): Answer<T> {
  if (status >= 200 && status < 300) {
    if (options.token === undefined) {
      void refreshIfDue();
      ownAccountTouched(options.method ?? 'GET', path);
    }
    return { json: body as T, headers, status };
  }
  const message = messageOf(body) ?? t('core.serverStatus', { status });
  failedLoads.record({
    lastEP: path,
    epPayload: JSON.stringify(options.body ?? null).slice(0, 2000),
    epError: String(message),
    errorCode: String(status),
    datetime: new Date().toISOString(),
  });
  throw new HttpError(message, status, body);
}

/** Resolves once no session waits for its re-login: it was renewed, or is gone. */
const reLogin = (): Promise<void> =>
  new Promise((resolve) => {
    const settle = () => {
      if (session.isExpired()) return;
      stop();
      resolve();
    };
    const stop = session.subscribe(settle);
    settle();
  });
