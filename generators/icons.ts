import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from './model/index.ts';
import { pointer, Problems } from './model/problems.ts';

/**
 * Checks that the icons of the menu exist, if the packages of the browser are installed.
 * @throws {SchemaError} with all that do not
 */
export function checkIcons(root: string, menu: Model['menu']): void {
  const folder = join(root, 'node_modules/@mui/icons-material');
  if (!existsSync(folder)) return;
  const problems = new Problems();
  const check = (icon: string | null, ...at: (string | number)[]) => {
    if (icon && !existsSync(join(folder, `${icon}.js`)))
      problems.unknown('access/menu.json', pointer(...at), 'icon', icon, iconsIn(folder));
  };
  menu.forEach((group, i) => {
    check(group.icon, 'groups', i, 'icon');
    group.items.forEach((item, j) => {
      const at = ['groups', i, 'items', j];
      check(item.icon, ...at, 'icon');
      for (const [type, icon] of Object.entries(item.reports ?? {})) check(icon, ...at, 'reports', type);
    });
  });
  problems.throwIfAny();
}

const iconsIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((file) => (file.endsWith('.js') ? [file.slice(0, -3)] : []));
