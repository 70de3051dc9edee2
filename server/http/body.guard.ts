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
  readonly #checks = new Map<object, Promise<(body: unknown) => void>>();

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const handler = context.getHandler();
    const { body } = context.switchToHttp().getRequest<Request>();
    requireShallow(body);
    const schema = Reflect.getMetadata(bodySchemaKey, handler) as BodySchema | undefined;
    if (schema) return this.#check(handler, schema, body);
    if (isEmpty(body) || Reflect.hasMetadata(bodyKey, handler)) return true;
    throw badRequest('This call takes no body.');
  }

  async #check(handler: object, schema: BodySchema, body: unknown): Promise<boolean> {
    let check = this.#checks.get(handler);
    if (!check) this.#checks.set(handler, (check = bodyCheck(schema)));
    (await check)(body);
    return true;
  }
}

const isEmpty = (body: unknown): boolean =>
  body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0);
