import { Controller, Get, Param } from '@nestjs/common';
import { notFound } from '../../core/errors/errors.ts';
import { Access } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import { Users } from '../../services/access/users.ts';

const role = { id: { type: 'integer' }, roleName: { type: 'string' } };
const level = { permissionLevel: { type: 'integer' } };
const list = (properties: object) => ({ type: 'array', items: { type: 'object', properties } });
const holders = {
  type: 'object',
  properties: {
    roles: list({ ...role, ...level }),
    users: list({
      id: { type: 'integer' },
      fullName: { type: 'string' },
      role: { type: ['object', 'null'], properties: role },
      ...level,
      isOwn: { type: 'boolean' },
    }),
  },
};

/** Who has a permission. */
@Controller()
export class PermissionHoldersController {
  constructor(private readonly users: Users) {}

  @Get('permissionHolders/:code')
  @Access({ permission: 'ViewUsersRoles' })
  @Describe({
    tag: 'Permissions',
    params: { code: 'string' },
    summary: 'Active roles and users who have a permission, with their levels',
    returns: holders,
  })
  async holders(@Param('code') code: string) {
    const found = await this.users.holders(code);
    if (!found) throw notFound('Permission');
    return found;
  }
}
