import type { Model } from '../model/index.ts';
import type { CallMethod } from './calls/calls.ts';
import { methodsOf } from './controller.ts';

/** Tables of all calls in Markdown, one for each tag of the API description. */
export function emitCallTables(model: Model, handWritten: readonly CallMethod[]): string {
  const generated = model.entities.flatMap((entity) => methodsOf(entity, handWritten));
  const calls = [...handWritten, ...generated];
  const tags = [...new Set(calls.map(({ tag }) => tag))].toSorted();
  return [
    '<!-- Generated from schemas and controllers. Do not edit: change those and run npm run generate. -->',
    '# Calls',
    'All calls of the server, by their headings in the API description (`/v1/docs`). Paths are below `/v1`; several paths of one call do the same. The last column is what a caller needs. The level of a permission can limit it to the records of the own branch: see [server/](README.md#decisions).',
    ...tags.map((tag) => `## ${tag}\n\n${table(calls.filter((call) => call.tag === tag))}`),
  ].join('\n\n');
}

const table = (calls: readonly CallMethod[]): string =>
  [['Method', 'Path', 'What it does', 'Needs'], ['---', '---', '---', '---'], ...calls.map(row)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const row = ({ method, paths, summary, access }: CallMethod): string[] => [
  method,
  paths.map((path) => `\`${path}\``).join(', '),
  summary.replaceAll('|', '\\|'),
  neededFor(access),
];

/** Who may make a call, in words. */
function neededFor(rule: CallMethod['access']): string {
  if (rule === 'public') return 'nothing';
  if (rule === 'token') return 'a valid token';
  if (rule === 'signedIn') return 'an active user';
  if ('permission' in rule) return `the permission ${rule.permission}`;
  return 'roleName' in rule ? `the role ${rule.roleName}` : `a role with ${rule.role}`;
}
