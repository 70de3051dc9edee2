import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/**
 * Counts the open requests of a server. Called, what it answers waits for them and closes every connection then: browsers
 * open some before they ask for anything, and those a closing server would wait for.
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
