import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import type { PermissionDefinition, Scope, SessionUser } from '../../server/platform/access/session-user.ts';
import type { Rule } from '../../server/platform/model/definition.ts';
import { built } from './built.ts';
import { nameOf, type Route } from './routes.ts';
import { projectRoot } from './schemas.ts';

export interface MatrixRow {
  readonly route: Route;
  /** How far each role may go, by its name. */
  readonly scopes: ReadonlyMap<string, Scope>;
  /** What those are told who may not call it. */
  readonly denied: string;
}

/** Every route with what its rule gives each of the roles that a new database starts with. */
export async function permissionMatrix(routes: readonly Route[]): Promise<MatrixRow[]> {
  const { permissions, roles } = await built('generated/access.gen.js');
  const { SessionUser: User } = await built('platform/access/session-user.js');
  const codes = new Map((permissions as PermissionDefinition[]).map((permission) => [permission.code, permission]));
  const users = (roles as any[]).map((role): [string, SessionUser] => {
    const levels = new Map(Object.entries(role.permissions));
    return [role.roleName, new User({ role, levels, defBranch: 1 }, codes)];
  });
  return routes.map((route) => ({
    route,
    scopes: new Map(users.map(([name, user]) => [name, user.scope(route.rule!)])),
    denied: users[0]![1].denied(route.rule!),
  }));
}

const [start, end] = ['<!-- The calls: from the rules of the controllers. -->', '<!-- The calls end here. -->'];
const words: Record<Scope, string> = { all: 'yes', ownBranch: 'own branch', none: '–' };

/** The text of server/README.md with the matrix between its two marks, as the formatter leaves it. */
export async function withMatrix(text: string, rows: readonly MatrixRow[]): Promise<string> {
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`server/README.md must hold "${start}" and "${end}".`);
  const options = JSON.parse(readFileSync(join(projectRoot, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const whole = `${before}${start}\n\n${emitMatrix(rows)}\n\n${end}${after}`;
  return (await format('server/README.md', whole, options)).code;
}

/** A table for each heading of the description of the API, a line for each call. */
function emitMatrix(rows: readonly MatrixRow[]): string {
  const tags = [...new Set(rows.map(({ route }) => route.tag))].toSorted();
  const roles = [...rows[0]!.scopes.keys()];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return tags
    .map((tag) => {
      const calls = rows.filter(({ route }) => route.tag === tag).toSorted(byPath);
      const head = [line(['Call', 'Asks for', ...roles]), line(Array.from({ length: roles.length + 2 }, () => '---'))];
      const body = calls.map(({ route, scopes }) =>
        line([`\`${nameOf(route)}\``, ruleText(route.rule!), ...roles.map((role) => words[scopes.get(role)!])]),
      );
      return [`### ${tag}\n`, ...head, ...body].join('\n');
    })
    .join('\n\n');
}

const byPath = ({ route: a }: MatrixRow, { route: b }: MatrixRow) => (sortKey(a) < sortKey(b) ? -1 : 1);
const sortKey = ({ path, method }: Route) => `${path.toLowerCase()} ${method}`;

function ruleText(rule: Rule): string {
  if (typeof rule === 'string') return { public: 'nothing', token: 'a token', signedIn: 'an active user' }[rule];
  if ('role' in rule) return `role with ${rule.role}`;
  return 'roleName' in rule ? `role ${rule.roleName}` : rule.permission;
}
