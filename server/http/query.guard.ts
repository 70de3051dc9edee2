import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { invalid } from '../core/errors/errors.ts';
import { queryKey } from './openapi.ts';

/** Refuses parameters that a call does not describe: `?rnage=[0,9]` would otherwise answer the first 1000 rows. */
@Injectable()
export class QueryGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { query } = context.switchToHttp().getRequest<Request>();
    const known = (Reflect.getMetadata(queryKey, context.getHandler()) ?? []) as readonly string[];
    const unknown = Object.keys(query).filter((name) => !known.includes(name));
    if (!unknown.length) return true;
    throw invalid(Object.fromEntries(unknown.map((name) => [name.slice(0, 60), message(name.slice(0, 60))])));
  }
}

const message = (name: string) => `This call has no parameter "${name}".`;
