import { Controller, Get } from '@nestjs/common';
import { UserError } from '../../core/errors/errors.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import { Giving } from '../../services/access/giving.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { Database } from '../../core/db/database.ts';
import { Records } from '../../core/records/records.ts';
import { Users } from '../../services/access/users.ts';

const role = {
  id: { type: 'integer' },
  roleName: { type: 'string' },
  showSettings: { type: 'boolean' },
};

/** The roles that a person may give to others. */
@Controller()
export class GivingController {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly users: Users,
  ) {}

  /** Those that give no more than the person has, to a user of the person's own branch (AMB-114). */
  @Get('rolesToGive')
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({
    tag: 'Roles',
    summary: 'Active roles that you may give to others, by name',
    returns: { type: 'array', items: { type: 'object', properties: role } },
  })
  async list(@CurrentUser() user: SessionUser) {
    const giving = new Giving({ database: this.database, users: this.users }, user);
    const found = await this.records.find('role', { active: true });
    const given: object[] = [];
    for (const one of found.toSorted((a, b) => (a.roleName ?? '').localeCompare(b.roleName ?? ''))) {
      const { id, roleName, showSettings } = one;
      try {
        const rights = await giving.ofRole(one);
        giving.refuse(null, { ...rights, defBranch: user.facts.defBranch ?? 0 }, null);
        given.push({ id, roleName, showSettings });
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
      }
    }
    return given;
  }
}
