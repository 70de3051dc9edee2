import { reachOf, type Reach } from './model/levels.ts';
import type { Model, Permission } from './model/index.ts';

/** Lines of the guide to the schemas, around a part that is generated. */
export type Marks = readonly [start: string, end: string];

/**
 * Replaces what is between two marks in the guide.
 * @throws {Error} if the guide lacks one of them
 */
export function between(text: string, [start, end]: Marks, content: string): string {
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`schemas/README.md must hold "${start}" and "${end}".`);
  return `${before}${start}\n\n${content}\n\n${end}${after}`;
}

/** A table in Markdown. */
export const table = (head: readonly string[], body: readonly string[][]): string =>
  [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const access: Marks = ['<!-- Permissions: generated from schemas/access. -->', '<!-- End of the permissions. -->'];

/** Replaces what is between two marks in the guide with the table of permissions and roles. */
export const withPermissions = (text: string, model: Model): string =>
  between(text, access, emitPermissionTable(model));

const words: Readonly<Record<Reach, string>> = { all: 'all', ownBranch: 'own branch', none: '–' };

/** What each permission reaches in each role of a new database. Permissions that differ in nothing share a row. */
export function emitPermissionTable({ areas, permissions, roles }: Model): string {
  const reach = ({ code, levels }: Permission) => roles.map((role) => words[reachOf(levels, role.permissions[code]!)]);
  const rows = areas.flatMap((area) => {
    const groups = new Map<string, Permission[]>();
    for (const one of permissions.filter((permission) => permission.area === area)) {
      const same = `${own(one)}|${reach(one).join('|')}`;
      groups.set(same, [...(groups.get(same) ?? []), one]);
    }
    return [...groups.values()].map((group) => [
      area,
      group.map(({ code }) => `\`${code}\``).join(', '),
      own(group[0]!),
      ...reach(group[0]!),
    ]);
  });
  return table(['Area', 'Permission', 'Levels', ...roles.map(({ roleName }) => roleName)], rows);
}

/** What the levels of a permission reach, without those that reach nothing: `1–4 all, 5 own branch`. */
function own({ levels }: Permission): string {
  const ranges: { from: number; to: number; reach: Reach }[] = [];
  for (const level of [1, 2, 3, 4, 5]) {
    const [last, reach] = [ranges.at(-1), reachOf(levels, level)];
    if (last?.reach === reach) last.to = level;
    else ranges.push({ from: level, to: level, reach });
  }
  return ranges
    .filter(({ reach }) => reach !== 'none')
    .map(({ from, to, reach }) => `${from === to ? from : `${from}–${to}`} ${words[reach]}`)
    .join(', ');
}
