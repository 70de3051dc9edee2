import { join } from 'node:path';
import { createServer } from 'vite';

/** Paths that Vite forwards to the server. */
const served = ['/v1', '/config.json', '/.well-known'];

/**
 * Serves the pages on a port, and forwards calls to a server on the next port. A call waits while a server starts.
 * @returns what reloads the pages, shows a mistake over them or clears it, and ends
 */
export async function openPages(root, port, servers) {
  const vite = await createServer({
    root: join(root, 'admin-ui'),
    server: {
      port,
      strictPort: true,
      proxy: Object.fromEntries(served.map((path) => [path, `http://localhost:${port + 1}`])),
    },
    plugins: [
      { name: 'wait-for-server', configureServer: ({ middlewares }) => void middlewares.use(waiting(servers)) },
    ],
  });
  let mistake = null;
  const send = (client) => client.send({ type: 'error', err: { message: mistake, stack: '' } });
  vite.ws.on('connection', () => mistake && send(vite.ws));
  await vite.listen();
  const reload = () => vite.ws.send({ type: 'full-reload' });
  return {
    reload,
    show(message) {
      mistake = message;
      send(vite.ws);
    },
    clear() {
      if (mistake) reload();
      mistake = null;
    },
    close: () => vite.close(),
  };
}

const waiting = (servers) => (request, response, next) => {
  if (!served.some((path) => request.url.startsWith(path))) return next();
  servers.ready().then(
    () => {
      // The stream of changes has no end of its own.
      if (!request.url.startsWith('/v1/live')) servers.note(response);
      next();
    },
    ({ message }) => {
      response.writeHead(503, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message, code: 'unavailable' }));
    },
  );
};
