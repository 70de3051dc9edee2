/** Name of the lock that the window with the connection holds, and of the messages from it to the others. */
const name = 'branchline.live';

/**
 * Runs work in one window of the browser at a time; when that is closed, the next takes over. A browser opens only six
 * connections to a server without HTTP/2, and each window would keep one of them. Without locks, as on a page that is
 * not secure, the work does not run.
 */
export async function inOneWindow(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  if (!navigator.locks) return;
  await navigator.locks.request(name, { signal }, work).catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
  });
}

/** Messages to the other windows. @param received called with each message from another window */
export function otherWindows<T>(received: (message: T) => void) {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<T>) => received(data));
  return { send: (message: T) => channel.postMessage(message), close: () => channel.close() };
}
