import { Controller, Delete, Get, Param } from '@nestjs/common';
import { notFound } from '../../core/errors/errors.ts';
import { readId } from '../../core/records/request.ts';
import { instantToWire } from '../../core/time/clock.ts';
import { user as users, type UserRecord } from '../../generated/user.gen.ts';
import type { User } from '../../../schemas/generated/user.gen.ts';
import { Access, CurrentUser, TokenClaims } from '../../http/access/access.decorator.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe } from '../../http/openapi.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { deviceOf } from '../../services/identity/device.ts';
import type { Claims } from '../../services/identity/tokens.ts';
import { Database } from '../../core/db/database.ts';
import { Sessions } from '../../services/identity/sessions.ts';
import { History } from '../../services/history/history.ts';

const tag = 'Users';
const manage = { permission: 'ViewUsersRoles' } as const;

/** Where a user is signed in. Everyone can see and end their own sessions; a user manager can see and end all. */
@Controller()
export class SessionsController {
  constructor(
    @InjectCrud('user') private readonly crud: Crud<User, UserRecord>,
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly history: History,
  ) {}

  @Get('userSessions/:user')
  @Access('signedIn')
  @Describe({
    tag,
    summary: 'Where a user is signed in, the last used first; your own, unless you manage users',
    returns: { type: 'array', items: { type: 'object' } },
  })
  async list(@CurrentUser() user: SessionUser, @TokenClaims() claims: Claims, @Param('user') id: string) {
    const { uid } = await this.#owner(user, id);
    const sessions = await this.sessions.listOf(uid);
    return sessions.map(({ id: session, sid, signedInAt, usedAt, address, client }) => ({
      id: session,
      device: deviceOf(client),
      address,
      signedInAt: instantToWire(signedInAt),
      usedAt: instantToWire(usedAt),
      isCurrent: sid === claims.sid,
    }));
  }

  @Delete('userSessions/:user/:session')
  @Access('signedIn')
  @Describe({ tag, summary: 'End a session of a user', returns: { type: 'object' } })
  async end(@CurrentUser() user: SessionUser, @Param('user') id: string, @Param('session') session: string) {
    const { uid, id: owner } = await this.#owner(user, id);
    const { database, sessions, history } = this;
    await database.write(async () => {
      const ended = await sessions.end(uid, readId(session));
      if (!ended) throw notFound('Session');
      const facts = { Device: deviceOf(ended.client) || 'Unknown', Address: ended.address || 'Unknown' };
      await history.did({ action: 'sessionEnd', facts }, users, owner, user);
    });
    return {};
  }

  /** @throws UserError 422 for another user's sessions without the permission */
  async #owner(user: SessionUser, id: string): Promise<{ id: number; uid: string }> {
    const owner = readId(id);
    if (owner !== user.id) user.require(manage);
    const { uid } = await this.crud.one(owner, user);
    return { id: owner, uid: uid! };
  }
}
