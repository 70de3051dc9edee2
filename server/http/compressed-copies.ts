import { readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { RequestHandler } from 'express';

/**
 * Chooses the Brotli copy of a file, which the build has made, for browsers that take it. It is a sixth smaller than a
 * file that is compressed while it is sent.
 */
export function compressedCopies(folder: string): RequestHandler {
  const copies = new Set(readdirSync(folder).filter((name) => name.endsWith('.br')));
  return (request, response, next) => {
    const copy = `${request.path.slice(1)}.br`;
    if (copies.has(copy)) {
      response.vary('Accept-Encoding');
      if (request.headers.range === undefined && request.acceptsEncodings('br')) {
        response.type(extname(request.path));
        request.url = `/${copy}`;
      }
    }
    next();
  };
}

/** Marks a Brotli copy as one. Called only once the file is found, so that an error is not marked. */
export function markCopy(response: ServerResponse, path: string): void {
  if (path.endsWith('.br')) response.setHeader('Content-Encoding', 'br');
}
