import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import express, { type Express } from 'express';
import { drain } from './drain.ts';

/** Limits of connections, in milliseconds. */
const times = {
  // Longer than reverse proxies keep theirs, usually a minute: a request that arrives while its connection is being
  // closed fails.
  keepAliveTimeout: 75_000,
  // Clients that open a connection and send no whole request would otherwise use them all up.
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 2000,
};

/**
 * Express whose requests and responses are created with its own prototypes. By default it sets the prototype of each
 * request on arrival; V8 makes slow, long-lived objects of these, which takes three times the memory for each call.
 */
export class Adapter extends ExpressAdapter {
  #answerOpenRequests = async () => {};

  override initHttpServer(): void {
    const app = this.getInstance<Express>();
    class Request extends IncomingMessage {}
    class Response extends ServerResponse {}
    Object.setPrototypeOf(Request.prototype, express.request);
    Object.setPrototypeOf(Response.prototype, express.response);
    Object.assign(app, {
      request: Object.assign(Request.prototype, { app }),
      response: Object.assign(Response.prototype, { app }),
    });
    this.httpServer = createServer({ ...times, IncomingMessage: Request, ServerResponse: Response }, app);
    this.#answerOpenRequests = drain(this.httpServer);
  }

  /** Nest sends a number or a flag as text. It is JSON, as everything that calls answer. */
  override reply(response: express.Response, body: unknown, status?: number): unknown {
    if (typeof body !== 'number' && typeof body !== 'boolean') return super.reply(response, body, status);
    return response.status(status ?? response.statusCode).json(body);
  }

  override async close(): Promise<void> {
    await this.#answerOpenRequests();
  }
}
