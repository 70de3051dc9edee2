import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { pino, type DestinationStream, type Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { describeError } from '../core/errors/safe-error.ts';
import type { Settings } from '../core/settings.ts';

/** JSON lines without secrets or personal data: no headers, bodies or URLs with values, and no values in errors. */
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

/** The route as declared, `/v1/customer/:id`, because the URL can contain names. Null if the request is not a call. */
export function routeOf(request: Request): string | null {
  const path: unknown = request.route?.path;
  return typeof path === 'string' ? path.replaceAll('\\', '') : null;
}

/**
 * Logs each request in a line at level `debug`, with an id that the response has too. The error filter logs failures.
 */
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
