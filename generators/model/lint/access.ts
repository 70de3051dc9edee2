import { reachOf, type Levels } from '../levels.ts';
import type { Files, Json, RawMenuItem } from '../load.ts';
import { pointer, type Problems } from '../problems.ts';
import type { Model } from '../types.ts';

const menuFile = 'access/menu.json';

/** Checks that every menu item opens something that exists, and that two do not open the same. */
export function lintMenu(model: Model, files: Files, problems: Problems): void {
  const screens = model.entities.flatMap(({ lists }) => lists.flatMap((list) => list.screen ?? []));
  const types = [...new Set(model.reports.map(({ reportType }) => reportType))];
  const opened = new Set<string>();
  files.menu.forEach((group, i) =>
    group.items.forEach((item: RawMenuItem, j) => {
      const { screen, byHand, settings = [], reports } = item;
      const at = ['groups', i, 'items', j];
      if (!screen && !settings.length && !reports)
        problems.add(menuFile, pointer(...at), 'opens nothing: give it a screen, settings or reports');
      if (screen && opened.has(screen))
        problems.add(menuFile, pointer(...at, 'screen'), `${screen} has an item already`);
      if (screen) opened.add(screen);
      if (screen && !byHand && !screens.includes(screen))
        problems.unknown(menuFile, pointer(...at, 'screen'), 'screen', screen, screens);
      settings.forEach((prefix, k) => {
        if (!screens.some((one) => one.startsWith(prefix)))
          problems.add(menuFile, pointer(...at, 'settings', k), `no list has a screen below ${prefix}`);
      });
      for (const type of Object.keys(reports ?? {}))
        if (types.length && !types.includes(type))
          problems.unknown(menuFile, pointer(...at, 'reports', type), 'report type', type, types);
    }),
  );
}

/**
 * Checks the permissions and roles that access rules name, and the levels that roles have. Each problem points to its
 * place in the file.
 */
export function lintRules(files: Files, problems: Problems): void {
  const [codes, roles] = [Object.keys(files.permissions), Object.keys(files.roles)];
  const check = (file: string, at: string, rule: unknown) => {
    const { permission, roleName } = (rule ?? {}) as { permission?: string; roleName?: string };
    if (permission && !codes.includes(permission)) problems.unknown(file, at, 'permission', permission, codes);
    if (roleName && !roles.includes(roleName)) problems.unknown(file, at, 'role', roleName, roles);
  };
  for (const [path, raw] of files.entities) {
    for (const [word, rule] of Object.entries((raw['x-access'] ?? {}) as Json))
      check(`${path}.json`, pointer('x-access', word), rule);
    for (const [operation, calls] of Object.entries((raw['x-routes'] ?? {}) as Json))
      for (const call of calls ?? []) check(`${path}.json`, pointer('x-routes', operation), call.access);
  }
  for (const [path, raw] of [...files.reports, ...files.widgets]) check(`${path}.json`, pointer('rule'), raw.rule);
  files.menu.forEach(({ rule, items }, i) => {
    check(menuFile, pointer('groups', i, 'rule'), rule);
    items.forEach((item, j) => check(menuFile, pointer('groups', i, 'items', j, 'rule'), item.rule));
  });
  lintPermissions(files, problems);
  for (const [name, { permissions }] of Object.entries(files.roles))
    for (const [code, level] of Object.entries(permissions)) {
      const at = pointer('roles', name, 'permissions', code);
      if (code === '*') continue;
      const levels = files.permissions[code]?.levels;
      if (!levels) problems.unknown('access/roles.json', at, 'permission', code, codes);
      else if (typeof level === 'number' && level > 0 && reachOf(levels, level) === 'none')
        problems.add('access/roles.json', at, `level ${level} allows nothing; levels that do are ${allowing(levels)}`);
    }
}

/** The levels that allow something: `1, 4, 5`. */
const allowing = (levels: Levels): string =>
  [1, 2, 3, 4, 5].filter((level) => reachOf(levels, level) !== 'none').join(', ');

/** Checks that every permission has an area and a level that allows something, and every area a permission. */
function lintPermissions({ permissions, areas }: Files, problems: Problems): void {
  const file = 'access/permissions.json';
  for (const [code, { area, levels }] of Object.entries(permissions)) {
    if (!areas.includes(area)) problems.unknown(file, pointer('permissions', code, 'area'), 'area', area, areas);
    if (reachOf(levels, 0) !== 'none')
      problems.add(
        file,
        pointer('permissions', code, 'levels'),
        'level 0 is for people without the permission; add "0": "none"',
      );
    if (!allowing(levels))
      problems.add(file, pointer('permissions', code, 'levels'), 'no level from 1 to 5 allows anything');
  }
  const used = new Set(Object.values(permissions).map(({ area }) => area));
  areas.forEach((area, i) => {
    if (!used.has(area)) problems.add(file, pointer('areas', i), `no permission is in the area "${area}"`);
  });
}
