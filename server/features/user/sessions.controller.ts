import { Controller, Delete, Get, Param } from '@nestjs/common';
import { notFound } from '../../core/errors/errors.ts';
import { instantToWire } from '../../core/time/clock.ts';
import type { UserRecord } from '../../generated/user.gen.ts';
import type { User } from '../../../schemas/generated/user.gen.ts';
import { Access, CurrentUser, TokenClaims } from '../../http/access/access.decorator.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, nothing } from '../../http/openapi.ts';
import { ReadAsId } from '../../http/read-id.pipe.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { deviceOf } from '../../services/identity/device.ts';
import type { Claims } from '../../services/identity/tokens.ts';
import { Database } from '../../core/db/database.ts';
import { Sessions } from '../../services/identity/sessions.ts';
import { History } from '../../services/history/history.ts';
import { integer, listOf, object, string, yesNo } from '../../http/shapes.ts';

const tag = 'Users';
const manage = { permission: 'ViewUsersRoles' } as const;

const sessionShape = object({
  id: integer,
  device: string,
  address: string,
  signedInAt: string,
  usedAt: string,
  isCurrent: yesNo,
});

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
    returns: listOf(sessionShape),
  })
  async list(@CurrentUser() user: SessionUser, @TokenClaims() claims: Claims, @Param('user', ReadAsId) owner: number) {
    const uid = await this.#uidOf(owner, user);
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
  @Describe({ tag, summary: 'End a session of a user', returns: nothing })
  async end(
    @CurrentUser() user: SessionUser,
    @Param('user', ReadAsId) owner: number,
    @Param('session', ReadAsId) session: number,
  ) {
    const uid = await this.#uidOf(owner, user);
    const { database, sessions, history } = this;
    await database.write(async () => {
      const ended = await sessions.end(uid, session);
      if (!ended) throw notFound('Session');
      const facts = { Device: deviceOf(ended.client) || 'Unknown', Address: ended.address || 'Unknown' };
      await history.did({ action: 'sessionEnd', facts }, 'user', owner, user);
    });
    return {};
  }

  /** @throws UserError 422 for another user's sessions without the permission */
  async #uidOf(owner: number, user: SessionUser): Promise<string> {
    if (owner !== user.id) user.require(manage);
    const { uid } = await this.crud.one(owner, user);
    return uid!;
  }
}
