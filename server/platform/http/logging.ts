import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { pino, type DestinationStream, type Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { describeError } from '../safe-error.ts';
import type { Settings } from '../settings.ts';

/** JSON lines without secrets or personal data: no headers, bodies or addresses with values, and of an error no values. */
export const createLogger = ({ logLevel }: Pick<Settings, 'logLevel'>, destination?: DestinationStream): Logger =>
  pino(
    {
      level: logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: unknown) => describeError(error) },
    },
    destination ?? pino.destination(1),
  );

/** The call as it is declared, `/v1/customer/:id`: its address can hold names. Null for a page, and for what is no call. */
export function routeOf(request: Request): string | null {
  const path: unknown = request.route?.path;
  return typeof path === 'string' ? path.replaceAll('\\', '') : null;
}

/** One line at the level `debug` for each request, with an id that is answered too. What failed is logged by the error filter. */
export const requestLogging = (logger: Logger) =>
  pinoHttp<Request, Response>({
    logger,
    quietReqLogger: true,
    quietResLogger: true,
    genReqId: (request, response) => {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    useLevel: 'debug',
    customAttributeKeys: { reqId: 'requestId' },
    serializers: { req: () => null },
    customSuccessObject: requestLine,
    customErrorObject: (request, response, _, line) => requestLine(request, response, line),
    customSuccessMessage: () => 'Request answered',
    customErrorMessage: () => 'Request failed',
  });

function requestLine(request: Request, response: Response, { responseTime }: { responseTime: number }) {
  return { method: request.method, route: routeOf(request), status: response.statusCode, responseTime };
}
