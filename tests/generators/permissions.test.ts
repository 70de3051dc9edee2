import { describe, expect, test } from '@jest/globals';
import { emitPermissionTable, withPermissions } from '../../generators/guide.ts';
import { reachOf, widestOf, type Levels } from '../../generators/model/levels.ts';
import { copyProject, modelBelow, projectRoot, setInSchema } from '../support/schemas.ts';

const permission = (levels: Levels) => ({ title: 'Ship', area: 'Settings', allows: 'Ship goods.', levels });

/** The product's schemas with a new permission. */
function withNew(levels: Levels) {
  const root = copyProject('schemas');
  setInSchema(root, 'access/permissions.json', '/permissions/ShipGoods', permission(levels));
  return modelBelow(root);
}

describe('A new permission', () => {
  test.each<[string, Levels, number]>([
    ['all, if a level has it', { 1: 'ownBranch', 3: 'all' }, 3],
    ['the lowest of these levels', { 1: 'all', 4: 'all' }, 1],
    ['the own branch, if no level reaches all', { 2: 'ownBranch' }, 2],
    ['what the other levels reach', { 0: 'none', 1: 'ownBranch', '*': 'all' }, 2],
  ])('gives Admin %s, and no role that does not name it more than before', (_, levels, level) => {
    const { roles } = withNew(levels);
    const levelOf = (name: string) => roles.find(({ roleName }) => roleName === name)!.permissions.ShipGoods;
    expect(widestOf(levels)).toBe(level);
    expect(levelOf('Admin')).toBe(level);
    expect([levelOf('Supervisor'), levelOf('Sales Executive'), levelOf('Read Only')]).toEqual([1, 0, 0]);
  });

  test('is in the guide with its levels, and with what each role reaches', () => {
    const table = emitPermissionTable(withNew({ 1: 'ownBranch', 3: 'all', 4: 'all' }));
    expect(table).toContain('| Settings | `ShipGoods` | 1 own branch, 3–4 all | all | own branch | – | – | – |');
  });
});

test('Admin reaches with every permission as much as any level of it allows', () => {
  const { permissions, roles } = modelBelow(projectRoot);
  const admin = roles.find(({ roleName }) => roleName === 'Admin')!;
  const reached = permissions.map(({ code, levels }) => [code, reachOf(levels, admin.permissions[code]!)]);
  expect(reached).toEqual(permissions.map(({ code, levels }) => [code, reachOf(levels, widestOf(levels))]));
});

test('The guide is refused without the marks of the permissions', () => {
  expect(() => withPermissions('# Schemas\n', modelBelow(projectRoot))).toThrow('schemas/README.md must hold');
});
