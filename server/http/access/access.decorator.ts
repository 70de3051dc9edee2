import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext, type Type } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { ApiExtension } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Claims } from '../../services/identity/tokens.ts';
import type { Rule } from '../../core/model/definition.ts';
import type { SessionUser } from '../../services/access/session-user.ts';

export const accessKey = 'access';

/** Who may call a route. Every route needs a rule, or the server does not start; the API description states it. */
export const Access = (rule: Rule) => applyDecorators(SetMetadata(accessKey, rule), ApiExtension('x-access', rule));

export const withoutSecondFactorKey = 'withoutSecondFactor';

/**
 * Allows a call that needs only a token to people who have not yet set up the second factor that their role requires.
 */
export const WithoutSecondFactor = () => SetMetadata(withoutSecondFactorKey, true);

/** @throws Error that names a call without a rule. */
export function requireRules(controllers: readonly Type[]): void {
  for (const { name, prototype } of controllers)
    for (const method of Object.getOwnPropertyNames(prototype)) {
      const handler = prototype[method];
      if (Reflect.hasMetadata(METHOD_METADATA, handler) && !Reflect.hasMetadata(accessKey, handler))
        throw new Error(`${name}.${method} has no access rule.`);
    }
}

/** A request that the guard has accepted. */
export interface AuthenticatedRequest extends Request {
  sessionUser?: SessionUser;
  claims?: Claims;
}

/** The signed-in user. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext) => request(context).sessionUser!,
);

/** The claims of the token, for routes that need only a valid token. */
export const TokenClaims = createParamDecorator((_: unknown, context: ExecutionContext) => request(context).claims!);

const request = (context: ExecutionContext) => context.switchToHttp().getRequest<AuthenticatedRequest>();
