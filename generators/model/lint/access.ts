import type { Files, Json } from '../load.ts';
import { pointer, type Problems } from '../problems.ts';
import type { Model } from '../types.ts';

const menuFile = 'access/menu.json';

/** Checks that every menu item leads to a screen. */
export function lintMenu(model: Model, files: Files, problems: Problems): void {
  const screens = model.entities.flatMap(({ lists }) => lists.flatMap((list) => list.screen ?? []));
  files.menu.forEach((group, i) =>
    group.items.forEach(({ screen, byHand, settings = [] }, j) => {
      const at = ['groups', i, 'items', j];
      if (screen && !byHand && !screens.includes(screen))
        problems.unknown(menuFile, pointer(...at, 'screen'), 'screen', screen, screens);
      settings.forEach((prefix, k) => {
        if (!screens.some((one) => one.startsWith(prefix)))
          problems.add(menuFile, pointer(...at, 'settings', k), `no list has a screen below ${prefix}`);
      });
    }),
  );
}

/**
 * Checks the areas of permissions, and the permissions in access rules and roles. Each problem points to its place in
 * the file.
 */
export function lintRules(files: Files, problems: Problems): void {
  const codes = Object.keys(files.permissions);
  const check = (file: string, at: string, code: string | undefined) => {
    if (code && code !== '*' && !codes.includes(code)) problems.unknown(file, at, 'permission', code, codes);
  };
  for (const [code, { area }] of Object.entries(files.permissions))
    if (!files.areas.includes(area))
      problems.unknown('access/permissions.json', pointer('permissions', code, 'area'), 'area', area, files.areas);
  for (const [path, raw] of files.entities) {
    for (const [word, rule] of Object.entries((raw['x-access'] ?? {}) as Json))
      check(`${path}.json`, pointer('x-access', word), permissionOf(rule));
    for (const [operation, calls] of Object.entries((raw['x-routes'] ?? {}) as Json))
      for (const call of calls ?? []) check(`${path}.json`, pointer('x-routes', operation), permissionOf(call.access));
  }
  for (const [path, raw] of [...files.reports, ...files.widgets])
    check(`${path}.json`, pointer('rule'), permissionOf(raw.rule));
  files.menu.forEach(({ rule, items }, i) => {
    check(menuFile, pointer('groups', i, 'rule'), permissionOf(rule));
    items.forEach((item, j) => check(menuFile, pointer('groups', i, 'items', j, 'rule'), permissionOf(item.rule)));
  });
  for (const [name, { permissions }] of Object.entries(files.roles))
    for (const code of Object.keys(permissions))
      check('access/roles.json', pointer('roles', name, 'permissions', code), code);
}

const permissionOf = (rule: unknown) => (rule as { permission?: string } | undefined)?.permission;
