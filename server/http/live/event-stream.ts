import type { Response } from 'express';

/** Bytes that may wait for a slow client. If there are more, the stream ends, and the client connects again. */
const mostWaiting = 65_536;

/** Milliseconds after which a client connects again if the stream ends. */
const retry = 1000;

/** A response that stays open and sends events, as `text/event-stream`. */
export class EventStream {
  readonly #response: Response;

  constructor(response: Response) {
    this.#response = response;
    response.status(200);
    response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    // Compression and proxies would hold events back.
    response.setHeader('Cache-Control', 'no-store, no-transform');
    response.setHeader('X-Accel-Buffering', 'no');
    response.flushHeaders();
    this.#write(`retry: ${retry}\n\n`);
  }

  send(event: string, data: object = {}): void {
    this.#write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Sends a comment, so that client and proxies know that the stream is alive. */
  beat(): void {
    this.#write(':\n\n');
  }

  end(): void {
    this.#response.end();
  }

  whenClosed(action: () => void): void {
    this.#response.once('close', action);
  }

  #write(text: string): void {
    if (this.#response.writableEnded) return;
    if (this.#response.writableLength > mostWaiting) this.#response.destroy();
    else this.#response.write(text);
  }
}
