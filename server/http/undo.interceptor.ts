import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { from, lastValueFrom, map, type Observable } from 'rxjs';
import type { Rule } from '../core/model/definition.ts';
import { UndoLog } from '../services/undo/undo-log.ts';
import { accessKey, type AuthenticatedRequest } from './access/access.decorator.ts';
import { isReading, undoableKey, undoHeader } from './openapi.ts';

/**
 * Logs what a call saves, and answers the token that undoes it. A caller who sends the token of an earlier call gets it
 * back, and both are undone together.
 */
@Injectable()
export class UndoInterceptor implements NestInterceptor {
  constructor(private readonly log: UndoLog) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const handler = context.getHandler();
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const { sessionUser: user } = request;
    const isUndoable = Reflect.getMetadata(undoableKey, handler) !== false;
    if (!user || !isUndoable || isReading(handler, request.method)) return next.handle();
    const rule = Reflect.getMetadata(accessKey, handler) as Rule;
    const joined = request.get(undoHeader) ?? null;
    const call = this.log.during({ user, rule, joined }, () =>
      lastValueFrom(next.handle(), { defaultValue: undefined }),
    );
    return from(call).pipe(
      map(({ result, token }) => {
        const response = context.switchToHttp().getResponse<Response>();
        if (token && !response.headersSent) response.setHeader(undoHeader, token);
        return result;
      }),
    );
  }
}
