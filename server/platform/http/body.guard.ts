import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { badRequest } from './errors.ts';
import { bodyKey } from './openapi.ts';

/** A call whose description names no body takes none: nobody is to think that what was sent is heeded. */
export class BodyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { body } = context.switchToHttp().getRequest<Request>();
    if (isEmpty(body) || Reflect.hasMetadata(bodyKey, context.getHandler())) return true;
    throw badRequest('This call takes no body.');
  }
}

const isEmpty = (body: unknown): boolean =>
  body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0);
