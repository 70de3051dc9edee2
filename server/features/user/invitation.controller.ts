import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { refused } from '../../core/errors/errors.ts';
import type { UserRecord } from '../../generated/user.gen.ts';
import type { User } from '../../../schemas/generated/user.gen.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe } from '../../http/openapi.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { Database } from '../../core/db/database.ts';
import { History } from '../../services/history/history.ts';
import { Accounts } from '../../services/identity/accounts.ts';
import { object, orNull, string, yesNo } from '../../http/shapes.ts';

const tag = 'Users';
const manage = { permission: 'ViewUsersRoles' } as const;

const invitation = orNull(object({ invitedAt: string, acceptedAt: orNull(string), validUntil: orNull(string) }));

/**
 * The invitation of a new user to choose a password, whose first mail is the last step of the new user flow (STA-006).
 */
@Controller()
export class InvitationController {
  constructor(
    @InjectCrud('user') private readonly crud: Crud<User, UserRecord>,
    private readonly accounts: Accounts,
    private readonly database: Database,
    private readonly history: History,
  ) {}

  @Get('invitation/:user')
  @Access(manage)
  @Describe({
    tag,
    summary: 'When a user was invited, and whether they have chosen a password or only signed up themselves',
    returns: object({ invitation, selfRegistered: yesNo }),
  })
  async read(@CurrentUser() user: SessionUser, @Param('user') id: string) {
    const { uid } = await this.crud.one(id, user);
    const { invitations } = this.accounts;
    return { invitation: await invitations.of(uid!), selfRegistered: await invitations.isSelfRegistered(uid!) };
  }

  @Post('sendInvitation/:user')
  @HttpCode(200)
  @Access(manage)
  @Describe({
    tag,
    summary: 'Send the invitation of a user again, at most every five minutes',
    returns: object({ invitation }),
    limited: true,
  })
  async send(@CurrentUser() user: SessionUser, @Param('user') id: string) {
    const { id: invited, uid, email, status } = await this.crud.one(id, user);
    if (status !== 'ACTIVE') throw refused('Only active users can be invited.');
    await this.database.write(async () => {
      await this.accounts.invitations.sendAgain({ uid: uid!, email: email! });
      await this.history.did({ action: 'invite', facts: { To: email! } }, 'user', invited!, user);
    });
    return { invitation: await this.accounts.invitations.of(uid!) };
  }
}
