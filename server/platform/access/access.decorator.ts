import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Claims } from '../identity/tokens.ts';
import type { Rule } from '../model/definition.ts';
import type { SessionUser } from './session-user.ts';

export const accessKey = 'access';

/** Who may call a route. Every route has one; the server does not start otherwise. */
export const Access = (rule: Rule) => SetMetadata(accessKey, rule);

/** A request the guard has let through. */
export interface AuthenticatedRequest extends Request {
  sessionUser?: SessionUser;
  claims?: Claims;
}

/** The signed-in user. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext) => request(context).sessionUser!,
);

/** What the token says, on routes that need no more than a valid one. */
export const TokenClaims = createParamDecorator((_: unknown, context: ExecutionContext) => request(context).claims!);

const request = (context: ExecutionContext) => context.switchToHttp().getRequest<AuthenticatedRequest>();
