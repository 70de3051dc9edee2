import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { badRequest } from '../core/errors/errors.ts';
import { requireShallow } from '../core/nesting.ts';
import { bodyCheck, type BodySchema } from './body-shape.ts';
import { bodyKey, bodySchemaKey } from './openapi.ts';

/**
 * Refuses a deeply nested body, one that does not fit what `@Describe` says, and any body on a call that takes none,
 * because it would be ignored.
 */
@Injectable()
export class BodyGuard implements CanActivate {
  /** By handler; null for one whose body is not checked here. */
  readonly #checks = new Map<object, Promise<(body: unknown) => void> | null>();

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const handler = context.getHandler();
    const request = context.switchToHttp().getRequest<Request>();
    const { body } = request;
    requireShallow(body);
    const check = this.#checkOf(handler);
    if (check)
      return check.then((refuse) => {
        refuse(body);
        // A missing body or null counts as an empty one, for the handler too.
        request.body ??= {};
        return true;
      });
    if (isEmpty(body) || Reflect.hasMetadata(bodyKey, handler)) return true;
    throw badRequest('This call takes no body.');
  }

  #checkOf(handler: object) {
    let check = this.#checks.get(handler);
    if (check === undefined) {
      const schema = Reflect.getMetadata(bodySchemaKey, handler) as BodySchema | undefined;
      this.#checks.set(handler, (check = schema ? bodyCheck(schema) : null));
    }
    return check;
  }
}

const isEmpty = (body: unknown): boolean =>
  body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0);
