import { HttpError } from 'react-admin';
import { t } from '../i18n/t.ts';
import { leaveView } from '../session/leave-view.ts';
import { ownAccountRefused, ownAccountTouched } from '../session/own-account.ts';
import { refreshIfDue } from '../session/refresh.ts';
import { session } from '../session/session.ts';
import { connection } from './connection.ts';
import { failedLoads } from './failed-loads.ts';
import { ownWrites } from './own-writes.ts';
import { blob, json, type Incoming, type Transport } from './transport.ts';

export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Whether it saves nothing, though it is a POST. */
  readonly isRead?: boolean;
  readonly body?: unknown;
  /** A token to use instead of the session's; null to send none. */
  readonly token?: string | null;
  readonly signal?: AbortSignal;
  /** Token of an earlier call that is to be undone together with this one. */
  readonly undoneWith?: string | null | undefined;
  /** Whether the server may answer before it is done, with background work. */
  readonly prefersNotToWait?: boolean;
  /** How to send it and read the answer; JSON by default. */
  readonly transport?: Transport;
}

export interface Answer<T> {
  readonly json: T;
  readonly headers: Headers;
  readonly status: number;
}

/** An answer that refuses a call. */
export interface Refused extends HttpError {
  readonly headers: Headers;
}

const undoHeader = 'undo-token';

/** The token that undoes a call; null if it has changed nothing that can be undone. */
export const undoTokenOf = ({ headers }: Pick<Answer<unknown>, 'headers'>): string | null => headers.get(undoHeader);

/**
 * Calls the API; all calls pass through here. If the session has ended, waits until the user has signed in again, then
 * repeats the call, so that no save or upload is lost. Failures are recorded for error reports.
 * @throws {Refused} with the server's message, body and headers; status 0 if the server cannot be reached
 * @throws {DOMException} named AbortError, if the call was aborted or someone else has signed in
 */
export async function call<T = unknown>(path: string, options: CallOptions = {}): Promise<Answer<T>> {
  const before = session.get();
  const answer = await send(path, options);
  if (!sessionEnded(answer) || options.token !== undefined) return finish<T>(path, options, answer);
  if (before?.view) {
    stopReading();
    leaveView();
    throw new DOMException('The view has ended.', 'AbortError');
  }
  // If the token has been replaced in the meantime, the refusal does not apply to the new one.
  if (session.get()?.token === before?.token) session.expire();
  await reLogin();
  // Never repeat one user's call as another user.
  if (!before || session.get()?.profile.id !== before.profile.id)
    throw new DOMException('The session has ended.', 'AbortError');
  return finish<T>(path, options, await send(path, options));
}

/**
 * Loads a file as a blob.
 * @throws as `call` does
 */
export const download = async (path: string, options: Pick<CallOptions, 'signal'> = {}): Promise<Blob> =>
  (await call<Blob>(path, { ...options, transport: blob })).json;

/**
 * Loads a file with the name that the server gives it; null for none.
 * @throws as `call` does
 */
export async function downloadNamed(path: string): Promise<{ readonly blob: Blob; readonly name: string | null }> {
  const { json: file, headers } = await call<Blob>(path, { transport: blob });
  const disposition = headers.get('content-disposition') ?? '';
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, quoted, plain] = /filename=(?:"([^"]*)"|([^;]+))/i.exec(disposition) ?? [];
  return { blob: file, name: encoded ? decodeURIComponent(encoded) : (quoted ?? plain ?? null) };
}

/** Has a file prepared on the server, which says when it is ready. @throws as `call` does */
export const prepare = (path: string): Promise<unknown> => call(path, { prefersNotToWait: true });

let readings = new AbortController();

/** Aborts all reads: after a sign-out, the server would only refuse them. */
export const stopReading = (): void => readings.abort();

/** Allows reads again after a sign-in. */
export function resumeReading(): void {
  if (readings.signal.aborted) readings = new AbortController();
}

/** Aborts the reads of a page that is left or reloaded, which would otherwise be recorded as failures. */
export function stopReadingOnLeave(): void {
  window.addEventListener('pagehide', stopReading);
  window.addEventListener('pageshow', ({ persisted }) => persisted && resumeReading());
}

async function send(path: string, options: CallOptions) {
  const { method = 'GET', body, token, signal, undoneWith, prefersNotToWait, transport = json } = options;
  const { isRead = method === 'GET' } = options;
  const bearer = token === undefined ? session.get()?.token : token;
  const signals = [...(signal ? [signal] : []), ...(isRead ? [readings.signal] : [])];
  const sent = transport({
    url: `/v1/${path}`,
    method,
    headers: {
      accept: 'application/json',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(undoneWith && { [undoHeader]: undoneWith }),
      ...(prefersNotToWait && { prefer: 'respond-async' }),
    },
    body,
    signal: AbortSignal.any(signals),
  });
  const answer = await (isRead ? sent : ownWrites.during(sent));
  connection.note(answer);
  return answer;
}

/** Whether a call was refused because the user's role requires a second factor that they still have to set up. */
export const lacksSecondFactor = (body: unknown): boolean =>
  (body as { readonly code?: string } | null)?.code === 'second_factor_required';

/**
 * A 401, a 403, or a message that the Authorization header must not be null (SES-012). A user who has to set up a
 * second factor must sign in again first, too.
 */
const sessionEnded = ({ status, body }: Incoming): boolean =>
  status === 401 ||
  status === 403 ||
  lacksSecondFactor(body) ||
  /authorization header must not be null/i.test(messageOf(body) ?? '');

/**
 * The message of a refused call, from our server or the identity service. Where fields are wrong, the server's message
 * is that of the first: a dialog without these fields needs all of them.
 */
function messageOf(body: unknown): string | undefined {
  const { message, error, errors } = (body ?? {}) as {
    readonly message?: string;
    readonly error?: { readonly message?: string };
    readonly errors?: Readonly<Record<string, unknown>>;
  };
  const ofFields = [...new Set(Object.values(errors ?? {}))].filter((text) => typeof text === 'string');
  return ofFields[0] !== undefined && ofFields[0] === message ? ofFields.join(' ') : (message ?? error?.message);
}

function finish<T>(path: string, options: CallOptions, { status, headers, body }: Incoming): Answer<T> {
  if (status >= 200 && status < 300) {
    if (options.token === undefined) {
      void refreshIfDue();
      ownAccountTouched(options.method ?? 'GET', path);
    }
    return { json: body as T, headers, status };
  }
  if (options.token === undefined && (body as { readonly code?: string } | null)?.code === 'refused')
    ownAccountRefused();
  const message = messageOf(body) ?? t('core.serverStatus', { status });
  failedLoads.record({
    lastEP: path,
    epPayload: JSON.stringify(options.body ?? null).slice(0, 2000),
    epError: String(message),
    errorCode: String(status),
    datetime: new Date().toISOString(),
  });
  throw Object.assign(new HttpError(message, status, body), { headers }) satisfies Refused;
}

/** Resolves once the session no longer waits for a sign-in: it was renewed or cleared. */
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
