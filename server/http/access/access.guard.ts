import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { notSignedIn, UserError } from '../../core/errors/errors.ts';
import { Tokens } from '../../services/identity/tokens.ts';
import type { Rule } from '../../core/model/definition.ts';
import { isReading } from '../openapi.ts';
import { accessKey, withoutSecondFactorKey, type AuthenticatedRequest } from './access.decorator.ts';
import { secondFactorRequired, Users } from '../../services/access/users.ts';

/** Lets a call through if its token is valid and its rule allows the user. During a view, only calls that read. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly tokens: Tokens,
    private readonly users: Users,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = Reflect.getMetadata(accessKey, context.getHandler()) as Rule;
    if (rule === 'public') return true;
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const claims = await this.tokens.verify(bearer(request.headers.authorization));
    request.claims = claims;
    if (claims.view !== null && !isReading(context.getHandler(), request.method)) throw onlyView();
    if (rule === 'token') {
      await this.users.requireOpen(claims);
      const isOpen = Reflect.getMetadata(withoutSecondFactorKey, context.getHandler()) === true;
      if (!isOpen && (await this.users.lacksSecondFactor(claims))) throw secondFactorRequired();
      return true;
    }
    request.sessionUser = await this.users.active(claims);
    request.sessionUser.require(rule);
    return true;
  }
}

const onlyView = () => new UserError(422, 'only_view', 'This is only a view. Stop viewing to make changes.');

/** The token of an Authorization header. @throws UserError 401 */
export function bearer(header: string | undefined): string {
  const [, token] = /^Bearer ([\w.-]{20,4096})$/.exec(header ?? '') ?? [];
  if (!token) throw notSignedIn();
  return token;
}
