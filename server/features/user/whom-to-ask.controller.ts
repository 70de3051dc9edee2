import { Controller, Get } from '@nestjs/common';
import type { UserRecord } from '../../generated/user.gen.ts';
import { Records } from '../../core/records/records.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { managesUsers, Users } from '../../services/access/users.ts';

/** The most people of each kind that are named. */
const most = 3;
const person = { type: 'object', properties: { id: { type: 'integer' }, fullName: { type: 'string' } } };
const named = { type: 'array', items: person };

interface Person {
  readonly id: number;
  readonly fullName: string | null;
}

/** Whom to ask for a permission. */
@Controller()
export class WhomToAskController {
  constructor(
    private readonly users: Users,
    private readonly records: Records,
  ) {}

  /** Active users who can give permissions, and the active supervisors of the people at the caller's own branch. */
  @Get('whomToAsk')
  @Access('signedIn')
  @Describe({
    tag: 'Users',
    summary: 'Names of people who can give permissions, and of the supervisors of your branch',
    returns: { type: 'object', properties: { admins: named, supervisors: named } },
  })
  async whomToAsk(@CurrentUser() user: SessionUser) {
    const { defBranch } = user.facts;
    // In a view of a role, the viewer is included, because the users of the role can ask them.
    const isOther = ({ id }: Person) => user.isViewed || id !== user.id;
    const [holders, active] = await Promise.all([
      this.users.holders(managesUsers.permission),
      this.records.find('user', { status: 'ACTIVE' }),
    ]);
    const ofBranch = active.filter((one) => defBranch !== null && one.defBranch?.key === defBranch);
    const leading = new Set(ofBranch.map(({ supervisor }) => supervisor?.key));
    const admins = (holders?.users ?? []).filter(isOther);
    const isAdmin = (one: UserRecord) => admins.some((admin) => admin.id === one.id);
    return {
      admins: namesOf(admins),
      supervisors: namesOf(active.filter((one) => isOther(one) && leading.has(one.id) && !isAdmin(one))),
    };
  }
}

const namesOf = (users: readonly Person[]): Person[] =>
  users
    .map(({ id, fullName }) => ({ id, fullName }))
    .toSorted((a, b) => (a.fullName ?? '').localeCompare(b.fullName ?? '') || a.id - b.id)
    .slice(0, most);
