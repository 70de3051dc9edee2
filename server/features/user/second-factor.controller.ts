import { Controller, Delete, Get, Param } from '@nestjs/common';
import { refused } from '../../core/errors/errors.ts';
import { instantToWire } from '../../core/time/clock.ts';
import type { UserRecord } from '../../generated/user.gen.ts';
import type { User } from '../../../schemas/generated/user.gen.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe, nothing } from '../../http/openapi.ts';
import { ReadAsId } from '../../http/read-id.pipe.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { requireNoMore } from '../../services/access/giving.ts';
import { Users } from '../../services/access/users.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { SecondFactors } from '../../services/identity/second-factors.ts';

const tag = 'Users';
const manage = { permission: 'ViewUsersRoles' } as const;

/** The second factor of a user. Everyone sets up their own, by the calls of the identity provider. */
@Controller()
export class UserSecondFactorController {
  constructor(
    @InjectCrud('user') private readonly crud: Crud<User, UserRecord>,
    private readonly users: Users,
    private readonly factors: SecondFactors,
  ) {}

  @Get('secondFactor/:user')
  @Access('signedIn')
  @Describe({
    tag,
    summary:
      'The second factor of a user: since when, recovery codes left, and whether the role requires it; your own, unless you manage users',
    returns: {
      type: 'object',
      properties: {
        id: { type: ['string', 'null'] },
        since: { type: ['string', 'null'] },
        recoveryCodes: { type: 'integer' },
        isRequired: { type: 'boolean' },
      },
    },
  })
  async read(@CurrentUser() user: SessionUser, @Param('user', ReadAsId) owner: number) {
    if (owner !== user.id) user.require(manage);
    const { uid } = await this.crud.one(owner, user);
    const factor = await this.factors.of(uid!);
    return {
      id: factor && factor.id,
      since: factor && instantToWire(factor.enrolledAt),
      recoveryCodes: await this.factors.recoveryCodes.left(uid!),
      isRequired: (await this.users.byId(owner))!.facts.needsSecondFactor,
    };
  }

  @Delete('secondFactor/:user')
  @Access(manage)
  @Describe({
    tag,
    summary: "Reset another user's second factor, who then signs in with the password alone and can set it up again",
    returns: nothing,
  })
  async reset(@CurrentUser() user: SessionUser, @Param('user') id: string) {
    const { id: owner, uid, email } = await this.crud.one(id, user);
    if (owner === user.id) throw refused('Switch off your own second factor with your password.');
    await requireNoMore(owner, user, this.users);
    if (!(await this.factors.of(uid!))) throw refused('This user has no second factor.');
    await this.factors.remove({ uid: uid!, email: email! }, user);
    return {};
  }
}
