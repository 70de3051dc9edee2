import {
  BadRequestException,
  Catch,
  HttpException,
  NotFoundException,
  type ArgumentsHost,
  type ExceptionFilter,
  Inject,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { failureOf } from '../core/errors/failure.ts';
import { FailureLog } from '../core/errors/failure-log.ts';
import { IdentityError } from '../services/identity/identity-error.ts';
import { describeError } from '../core/errors/safe-error.ts';
import { DuplicatesFound, OperationalError, UserError } from '../core/errors/errors.ts';
import { isUnknownName } from '../core/db/lacking.ts';
import { hostedNotFound } from './identity/hosted-paths.ts';
import { contentRange } from '../services/crud/content-range.ts';
import { routeOf } from './logging.ts';

interface ErrorBody {
  readonly message: string;
  readonly code: string;
  readonly errors?: Readonly<Record<string, string>>;
}

const codes: Record<number, string> = {
  400: 'bad_request',
  404: 'not_found',
  405: 'wrong_method',
  413: 'too_large',
  415: 'wrong_type',
  429: 'too_often',
};

/** Token of the fields that the database lacks, as in `lackingIn`. */
export const LACKING = Symbol('Fields that the database lacks');

/** Sends every error in one shape: `{ message, code, errors? }`. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  /** @param lacking fields that the database lacks, to be named when a call needs one; only for development */
  constructor(
    private readonly failures: FailureLog,
    @Inject(LACKING) private readonly lacking: readonly string[],
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<Request>(), http.getResponse<Response>());
  }

  answer(error: unknown, request: Request, response: Response): void {
    const [status, body] = this.#describe(error, request);
    if (error instanceof IdentityError && error.retryAfter !== null) response.set('Retry-After', `${error.retryAfter}`);
    if (error instanceof DuplicatesFound)
      response.set('Content-Range', contentRange(error.entity, 0, error.rows.length, error.total));
    if (response.headersSent) response.destroy(error as Error);
    else response.status(status).json(body);
  }

  #describe(error: unknown, request: Request): [number, unknown] {
    if (error instanceof UserError) {
      const { status, message, code, errors, details } = error;
      return [status, { message, code, ...(errors && { errors }), ...details }];
    }
    if (error instanceof DuplicatesFound) return [409, error.rows];
    if (error instanceof IdentityError) return [error.status, error.body];
    // Nest throws it where there is no call.
    const hosted = error instanceof NotFoundException ? hostedNotFound(request.originalUrl) : null;
    if (hosted) return [hosted.status, hosted.body];
    const details = { err: error, requestId: request.id, method: request.method, route: routeOf(request) };
    if (error instanceof OperationalError) {
      this.failures.report('warn', `${error.answer.code}: ${error.message}`, details, 'Service unavailable');
      return [503, error.answer satisfies ErrorBody];
    }
    const status = error instanceof HttpException ? error.getStatus() : statusOf(error);
    if (status < 500)
      return [status, { message: textOf(error, status), code: codes[status] ?? 'refused' } satisfies ErrorBody];
    const failure = failureOf(error);
    if (failure) {
      const { message, code } = failure;
      this.failures.report('error', code, details, 'Request failed');
      return [failure.status, { message, code } satisfies ErrorBody];
    }
    const { type, message, stack } = describeError(error);
    this.failures.report('error', `${type}: ${message} ${stack.split('\n')[0]?.trim()}`, details, 'Request failed');
    return [500, { message: this.#messageOf(error), code: 'unexpected' } satisfies ErrorBody];
  }

  #messageOf(error: unknown): string {
    if (!this.lacking.length || !isUnknownName(error)) return 'Something went wrong.';
    return `The database lacks ${this.lacking.join(', ')}. Run npm run migration:new -- "what it does".`;
  }
}

/** Errors of the body parser and of Express carry their status. */
const statusOf = (error: unknown): number => {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
};

function textOf(error: unknown, status: number): string {
  if (status === 413) return 'The request is too large.';
  // Nest wraps errors of the body parser in its own exception, with the parser's message.
  if (error instanceof BadRequestException && error.message.includes('JSON')) return 'The body is not JSON.';
  return error instanceof Error ? error.message : 'The request could not be handled.';
}
