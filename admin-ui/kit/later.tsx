import { lazy, useState, type ComponentType, type FunctionComponent } from 'react';
import { connection } from '../core/data/connection.ts';
import { CodeFailed } from './CodeFailed.tsx';
import { inTime, LoadTimeout } from './in-time.ts';

/** Shown if the code of a part fails to load that nobody has opened and that the page works without. */
export const Nothing = (): null => null;

/** Code that is not loaded yet, in the order in which it was declared. */
const waiting: (() => Promise<unknown>)[] = [];
let isIdle = false;

/**
 * A component whose code is loaded once the first page is idle, or when it is first shown. Once it is loaded it shows
 * at once: React would hide a `lazy` one for up to 300 ms. `load` loads it early.
 *
 * @param failed shown if the code cannot be loaded
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  failed: ComponentType<P> = CodeFailed,
): FunctionComponent<P> & { load(): Promise<unknown> } {
  let loaded: ComponentType<P> | null = null;
  const fetched = async () => (loaded ??= await reached(load));
  const Lazy = lazy(async () => ({ default: await fetched().catch(() => failed) }));
  waiting.push(fetched);
  if (isIdle) whenIdle(loadNext);
  function Later(props: P) {
    // One that began before its code was loaded keeps its type, and so its state.
    const [Chosen] = useState<ComponentType<P>>(() => loaded ?? (Lazy as ComponentType<P>));
    return <Chosen {...props} />;
  }
  return Object.assign(Later, { load: fetched });
}

/**
 * Loads all code declared so far or later, one piece after another while the page is idle. Not for people who have
 * asked their browser to save data.
 */
export function loadLater(): void {
  const { connection: network } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (network?.saveData) return;
  isIdle = true;
  whenIdle(loadNext);
}

function loadNext(): void {
  void waiting
    .shift()?.()
    .catch(() => undefined)
    .then(() => whenIdle(loadNext));
}

/** Safari has no `requestIdleCallback`. */
const whenIdle = (run: () => void) => void (window.requestIdleCallback ?? setTimeout)(run);

/**
 * Loads code. If the connection is lost, waits until it is back. After any other failure but a timeout, tries once
 * more.
 */
async function reached<T>(load: () => Promise<T>, isAgain = false): Promise<T> {
  try {
    return await inTime(load);
  } catch (error) {
    if (error instanceof LoadTimeout) throw error;
    await connection.retry();
    if (connection.get() !== 'online') {
      await new Promise<void>((resolve) => connection.onReturn(resolve));
      return reached(load);
    }
    if (isAgain) throw error;
    return reached(load, true);
  }
}
