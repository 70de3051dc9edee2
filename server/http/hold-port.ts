import { createServer } from 'node:http';
import type { Settings } from '../core/settings.ts';

const answer = JSON.stringify({
  message: 'The server is starting. Please try again in a moment.',
  code: 'unavailable',
});

/**
 * Takes the port before the database is migrated: if another server has it, nothing may change. Until it is released,
 * every request is answered with 503.
 * @param host default: all addresses
 * @returns a function that releases the port
 * @throws the system's error if the port cannot be taken
 */
export async function holdPort({ port }: Pick<Settings, 'port'>, host: string | null): Promise<() => Promise<void>> {
  // A port that the system chooses is free.
  if (port === 0) return () => Promise.resolve();
  const server = createServer((_, response) => {
    response
      .writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '2', Connection: 'close' })
      .end(answer);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host ?? undefined, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
