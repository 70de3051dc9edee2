import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/**
 * Counts the open requests of a server and returns a function that waits for them to end, then closes all connections.
 * Browsers open connections in advance, for which a closing server would wait.
 */
export function drain(server: Server): () => Promise<void> {
  let open = 0;
  let stopping = false;
  let done = () => {};
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    open++;
    if (stopping) response.setHeader('Connection', 'close');
    response.once('close', () => {
      if (--open === 0) done();
    });
  });
  return async () => {
    stopping = true;
    server.close();
    if (open) await new Promise<void>((resolve) => (done = resolve));
    server.closeAllConnections();
  };
}
