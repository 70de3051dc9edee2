import { useSyncExternalStore } from 'react';
import { delayOf } from '../waits.ts';
import type { Incoming } from './transport.ts';

/** Milliseconds for which the connection must hold before the retry intervals start from the first again. */
const steady = 60_000;

/** Whether calls reach the server: the device may be offline, or the server may not answer. */
export type Connection = 'online' | 'offline' | 'unreachable';

let state: Connection = 'online';
let failures = 0;
let holding: ReturnType<typeof setTimeout> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const returns = new Set<() => void>();

/** Whether the product did not answer: there was no answer, or only that of a proxy whose server is down. */
export const isUnreachable = ({ status, body }: Pick<Incoming, 'status' | 'body'>): boolean =>
  status === 0 || status === 502 || status === 504 || (status === 503 && !(body as { code?: string } | null)?.code);

/** Whether the server can be reached, as calls report it. While it cannot, it is tried again at growing intervals. */
export const connection = {
  get: (): Connection => state,

  /** Call with the answer of each call. */
  note(answer: Pick<Incoming, 'status' | 'body'>): void {
    if (!isUnreachable(answer)) back();
    else if (state === 'online') lose(navigator.onLine ? 'unreachable' : 'offline');
  },

  /** Checks now whether the server answers. */
  async retry(): Promise<void> {
    clearTimeout(timer);
    const status = await fetch('/v1/health').then(
      (response) => response.status,
      () => 0,
    );
    if (isUnreachable({ status, body: null })) lose(navigator.onLine ? 'unreachable' : 'offline');
    else back();
  },

  /** Calls the listener each time the connection is back. */
  onReturn: (listener: () => void): void => void returns.add(listener),
};

function lose(to: Connection): void {
  clearTimeout(timer);
  clearTimeout(holding);
  // The browser tells when the device is online again.
  if (to === 'unreachable') timer = setTimeout(() => void connection.retry(), delayOf(++failures));
  set(to);
}

function back(): void {
  if (state === 'online') return;
  clearTimeout(timer);
  // If a single call never gets an answer, it must not be repeated every second.
  holding = setTimeout(() => (failures = 0), steady);
  set('online');
  for (const listener of returns) listener();
}

function set(next: Connection): void {
  state = next;
  for (const listener of listeners) listener();
}

window.addEventListener('offline', () => lose('offline'));
window.addEventListener('online', () => void connection.retry());

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useConnection = (): Connection => useSyncExternalStore(subscribe, connection.get);
