import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { badRequest } from '../../core/errors/errors.ts';
import { readId } from '../../core/records/request.ts';
import { Access, CurrentUser, TokenClaims } from '../../http/access/access.decorator.ts';
import { Describe, nothing } from '../../http/openapi.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { Views } from '../../services/access/views.ts';
import type { Claims } from '../../services/identity/tokens.ts';

const tag = 'Roles';
const integer = { type: 'integer' };

/** Seeing the product as a role or as another user. */
@Controller()
export class ViewsController {
  constructor(private readonly views: Views) {}

  @Post('viewAs')
  @HttpCode(200)
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({
    tag,
    summary: 'Start viewing the product as a role or as another user, with a read-only token',
    body: { type: 'object', properties: { role: integer, user: integer } },
    returns: { type: 'object', properties: { token: { type: 'string' }, expiresIn: integer } },
  })
  begin(@CurrentUser() user: SessionUser, @TokenClaims() claims: Claims, @Body() body: unknown) {
    const { role, user: viewed, ...others } = (body ?? {}) as Record<string, unknown>;
    if ((role === undefined) === (viewed === undefined) || Object.keys(others).length)
      throw badRequest('The body must have either a role or a user.');
    return role === undefined
      ? this.views.begin({ userId: readId(viewed, 'user'), roleId: null }, user, claims)
      : this.views.begin({ userId: null, roleId: readId(role, 'role') }, user, claims);
  }

  @Post('stopViewing')
  @HttpCode(200)
  @Access('token')
  @Describe({ tag, summary: 'End the view of the token', returns: nothing, inView: true })
  async stop(@TokenClaims() claims: Claims) {
    if (claims.view !== null) await this.views.end(claims.view);
    return {};
  }
}
