import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { routeOf } from './logging.ts';

/** Milliseconds for which a call may hold the main thread without a line in the log. */
const most = 200;

/** Milliseconds between two looks. */
const look = 20;

/**
 * Logs when the main thread was held for so long that everybody else had to wait, with the calls that were open then.
 * For developers: work of this length belongs in a task (`services/heavy`).
 */
export function watchThread(logger: Logger) {
  const open = new Set<Request>();
  let last = performance.now();
  const watch = () => {
    const now = performance.now();
    const held = Math.round(now - last - look);
    last = now;
    if (held < most || !open.size) return;
    const calls = [...open].map((request) => `${request.method} ${routeOf(request) ?? 'unknown'}`).toSorted();
    logger.warn({ held, calls }, 'The main thread was held');
  };
  let timer: NodeJS.Timeout | undefined;
  return (request: Request, response: Response, next: NextFunction): void => {
    // The live channel stays open.
    if (request.headers.accept === 'text/event-stream') return next();
    // It looks only while calls are open, so that an idle server sleeps.
    if (!open.size) {
      last = performance.now();
      timer = setInterval(watch, look).unref();
    }
    open.add(request);
    response.once('close', () => {
      watch();
      open.delete(request);
      if (!open.size) clearInterval(timer);
    });
    next();
  };
}
