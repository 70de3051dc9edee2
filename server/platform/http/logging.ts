import { randomUUID } from 'node:crypto';
import { pino, type Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Settings } from '../settings.ts';

/** JSON lines without secrets: no headers, no bodies, no query of a path that can carry a code. */
export const createLogger = ({ logLevel }: Pick<Settings, 'logLevel'>): Logger =>
  pino({ level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });

/** One line for each request that is answered, with an id that is answered too. */
export const requestLogging = (logger: Logger) =>
  pinoHttp({
    logger,
    quietReqLogger: true,
    genReqId: (request, response) => {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (_, response, error) => (error || response.statusCode >= 500 ? 'error' : 'debug'),
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        url: request.url.split('?')[0],
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
  });
