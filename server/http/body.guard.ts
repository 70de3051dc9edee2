import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { badRequest } from '../core/errors/errors.ts';
import { requireShallow } from '../core/nesting.ts';
import { bodyKey } from './openapi.ts';

/** Refuses a deeply nested body, and any body on a call that takes none, because it would be ignored. */
@Injectable()
export class BodyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { body } = context.switchToHttp().getRequest<Request>();
    requireShallow(body);
    if (isEmpty(body) || Reflect.hasMetadata(bodyKey, context.getHandler())) return true;
    throw badRequest('This call takes no body.');
  }
}

const isEmpty = (body: unknown): boolean =>
  body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0);
