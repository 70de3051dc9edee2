import { Body, Controller, Param, Put } from '@nestjs/common';
import type { AssignedPermission } from '../../../schemas/generated/assigned-permission.gen.ts';
import { Database } from '../../core/db/database.ts';
import { badRequest, invalid, notFound, UserError } from '../../core/errors/errors.ts';
import { Records } from '../../core/records/records.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe } from '../../http/openapi.ts';
import { ReadId } from '../../http/read-id.pipe.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';

/** The most permissions that one call changes. */
const most = 500;

const level = {
  type: 'object',
  required: ['permissionCode', 'permissionLevel'],
  properties: {
    permissionCode: { type: 'string' },
    permissionLevel: { type: 'integer' },
    version: { type: 'integer' },
  },
};

interface Level {
  readonly permissionCode: string;
  readonly permissionLevel: unknown;
  /** The version of the assignment that was read. Missing if the role did not have the permission. */
  readonly version?: unknown;
}

/** Several permissions of a role, saved together. */
@Controller()
export class RoleLevelsController {
  constructor(
    @InjectCrud('assignedPermission') private readonly crud: Crud<AssignedPermission>,
    private readonly records: Records,
    private readonly database: Database,
  ) {}

  /** Saves all levels or none. The error is at the code of the permission that was refused. Level 0 takes it away. */
  @Put('rolePermissions/:roleId')
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({
    tag: 'Role permissions',
    summary: 'Save levels of several permissions of a role: all or none',
    body: { type: 'array', items: level },
    returns: 'AssignedPermission[]',
  })
  async save(@CurrentUser() user: SessionUser, @Param('roleId', ReadId) role: number, @Body() body: unknown) {
    const levels = readLevels(body);
    if (!(await this.records.one('role', role))) throw notFound('Role');
    const known = await this.records.find('permission', { active: true });
    const ids = new Map(known.map(({ id, permissionCode }) => [permissionCode, id]));
    await this.database.write(async () => {
      for (const one of levels) {
        const id = ids.get(one.permissionCode);
        if (id === undefined) throw invalid({ [one.permissionCode]: 'There is no such active permission.' });
        await this.#saveOne(role, id, one, user).catch((error: unknown) => {
          throw error instanceof UserError ? invalid({ [one.permissionCode]: error.message }) : error;
        });
      }
    });
    const saved = await this.records.find('assignedPermission', { role });
    const sorted = saved.toSorted((a, b) => a.id - b.id);
    return Promise.all(sorted.map(({ id }) => this.records.answer('assignedPermission', id)));
  }

  async #saveOne(role: number, permission: number, { permissionLevel, version }: Level, user: SessionUser) {
    const [assigned] = await this.records.find('assignedPermission', { role, permission });
    if (assigned && assigned.version !== version)
      throw new UserError(409, 'edit_conflict', 'Someone else has changed this permission in the meantime.');
    if (!assigned && version !== undefined)
      throw new UserError(409, 'edit_conflict', 'Someone else has taken away this permission in the meantime.');
    if (assigned && permissionLevel === 0) return this.crud.remove(assigned.id, user);
    if (assigned) return this.crud.update(assigned.id, { permissionLevel, version }, user);
    if (permissionLevel === 0) return;
    return this.crud.create({ userOrRole: 2, role, permission, permissionLevel }, user);
  }
}

/** @throws UserError 400 unless the body is a list of levels with a code each */
function readLevels(body: unknown): readonly Level[] {
  const names = Object.keys(level.properties);
  const isLevel = (one: unknown): one is Level =>
    typeof one === 'object' &&
    one !== null &&
    typeof (one as Level).permissionCode === 'string' &&
    (one as Level).permissionLevel !== undefined &&
    Object.keys(one).every((name) => names.includes(name));
  if (!Array.isArray(body) || body.length > most || !body.every(isLevel))
    throw badRequest('The body must be a list of { permissionCode, permissionLevel, version }.');
  return body;
}
