import { expect } from '@jest/globals';
import type { Client } from './client.ts';

export type Assigner = Awaited<ReturnType<typeof assigner>>;

/** Gives permission levels to roles and users, through the calls that the screens make. */
export async function assigner(admin: Client) {
  const { body } = await admin.get('activePermissions');
  const ids = new Map<string, number>(body.map(({ id, permissionCode }: any) => [permissionCode, id]));

  const of = async (role: number, code: string) =>
    (await admin.get(`rolePermissions/${role}`)).body.find((one: any) => one.permission.id === ids.get(code));

  async function save(values: object, code: string, permissionLevel: number): Promise<number> {
    const reply = await admin.post('saveAssignedPermission', { ...values, permission: ids.get(code), permissionLevel });
    expect(reply).toMatchObject({ status: 200, body: { permissionLevel } });
    return reply.body.id;
  }

  return {
    of,
    /** Id of a permission's assignment to a role. */
    find: async (role: number, code: string): Promise<number> => (await of(role, code)).id,
    async role(role: number, code: string, permissionLevel: number): Promise<void> {
      const known = await of(role, code);
      if (!known) await save({ userOrRole: 2, role }, code, permissionLevel);
      else
        expect(await admin.put(`updateAssignedPermission/${known.id}`, { permissionLevel })).toMatchObject({
          status: 200,
          body: { permissionLevel },
        });
    },
    /** Answers the id of the assignment. */
    user: (user: number, code: string, permissionLevel: number) => save({ userOrRole: 1, user }, code, permissionLevel),
    async remove(role: number, code: string): Promise<void> {
      expect(await admin.delete(`deleteAssignedPermission/${(await of(role, code)).id}`)).toMatchObject({
        status: 200,
      });
    },
  };
}
