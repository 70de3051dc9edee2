import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { replayed } from '../../generators/migrations/replayed.ts';
import { sources } from '../support/imports.ts';
import { projectRoot } from '../support/schemas.ts';

const columns = new Map(
  (await replayed(projectRoot)).map((table) => [table.name, new Set(table.columns.map(({ name }) => name))]),
);

/** The text of each `sql` template in a source file. A value or a part that is filled in is a question mark. */
function statementsIn(file: string): string[] {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  if (!text.includes('sql`')) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql')
      found.push(
        ts.isTemplateExpression(node.template)
          ? [node.template.head, ...node.template.templateSpans.map(({ literal }) => literal)]
              .map((part) => part.text)
              .join(' ? ')
          : node.template.text,
      );
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** Words of SQL that the statements use. */
const words = new Set(
  `all and as asc between by case cast collate conflict count cross delete desc distinct do else end excluded exists false
   first for from group having in inner insert into is join key last left like limit no not nothing null nulls offset on or order
   returning select set share skip text then true union update using values when where with`.split(/\s+/),
);

/** Tables of the engines themselves, and functions that return rows. */
const isSystem = (name: string) => /^(pg_|sqlite_|generate_series$|json_each$|unnest$)/.test(name);

/**
 * The tables and columns that a statement names, but the schemas do not have. Looks only at statements whose tables are
 * all written out: the columns of others are mostly filled in.
 */
function unknownIn(statement: string): string[] {
  const text = statement.replaceAll(/'[^']*'/g, '?').toLowerCase();
  const aliases = new Map<string, string>();
  for (const [, list] of text.matchAll(
    /\b(?:from|join|into|(?<!do )update)\s+([a-z_?(]\w*(?:\s+[a-z]\w*)?(?:,\s*[a-z_]\w*\s+[a-z]\w*)*)/g,
  ))
    for (const one of list!.split(',')) {
      const [name, alias] = one.trim().split(/\s+/) as [string, string?];
      if (name === '?' || name.startsWith('(') || isSystem(name)) return [];
      aliases.set(name, name);
      if (alias && !words.has(alias)) aliases.set(alias, name);
    }
  const own = new Set([...text.matchAll(/\bas\s+(\w+)|\bwith\s+(\w+)\s+as/g)].flatMap(([, ...names]) => names));
  const tables = [...new Set(aliases.values())];
  const unknown = tables.filter((name) => !columns.has(name) && !own.has(name));
  for (const [, qualifier, name] of text.matchAll(/(?:\b([a-z_]\w*)\.)?\b([a-z_]\w*)\b(?!\s*\()/g)) {
    // Of a part of a statement, the tables of the whole are not known.
    if (qualifier && !aliases.has(qualifier)) continue;
    const among = qualifier ? [aliases.get(qualifier)!] : tables;
    const isKnown = words.has(name!) || own.has(name!) || aliases.has(name!);
    if (tables.length && !isKnown && !among.some((table) => columns.get(table)?.has(name!))) unknown.push(name!);
  }
  return unknown;
}

test('statements of the server name only tables and columns that exist', () => {
  const files = sources('server').filter((file) => !/\.gen\.ts$|^server\/(?:migrations|core)\//.test(file));
  const unknown = files.flatMap((file) =>
    statementsIn(file).flatMap((statement) => unknownIn(statement).map((name) => `${file}: ${name}`)),
  );
  expect(unknown).toEqual([]);
});

test.each([
  ['select id, next_run from report_schedule where next_run <= ?', []],
  ['select id, nextrun from report_schedule', ['nextrun']],
  ['select u.id from app_user u join role r on r.id = u.role_key', ['role_key']],
  ["update app_usr set active = ? where uid = 'first_name'", ['app_usr', 'active', 'uid']],
  ['insert into role (role_name) values (?) returning id', []],
  ['select count(*) as n from ? where nothing_like_it', []],
])('of %s, %j is unknown', (statement, unknown) => {
  expect(unknownIn(statement)).toEqual(unknown);
});
