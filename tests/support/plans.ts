import { sql, Sql } from '../../server/core/db/sql.ts';
import type { TestApp } from './app.ts';

/** How an engine plans to find a page of rows in the table `t`, before it joins their references. */
export interface PagePlan {
  /**
   * Whether an index or the table itself yields the rows in the requested order. Only rows with an equal first sort
   * value may still be sorted.
   */
  readonly ordered: boolean;
  /** Whether the engine reads only rows that match the conditions. */
  readonly found: boolean;
  /** The plan in the engine's words. */
  readonly told: string;
}

/** The statements that the work sends to the database, in order. */
async function statementsOf({ platform: { database } }: TestApp, work: () => Promise<unknown>): Promise<Sql[]> {
  const statements: Sql[] = [];
  const { rows, manyRows } = database;
  database.rows = (statement) => {
    statements.push(statement);
    return rows.call(database, statement);
  };
  database.manyRows = (statement) => {
    statements.push(statement);
    return manyRows.call(database, statement);
  };
  try {
    await work();
  } finally {
    Object.assign(database, { rows, manyRows });
  }
  return statements;
}

/** The text of these statements, with `?` for values. */
export const textsOf = async (app: TestApp, work: () => Promise<unknown>): Promise<string[]> =>
  (await statementsOf(app, work)).map(({ parts }) => parts.join('?'));

/** Of the statements that the work sends, those that read a page: one, or two if its last rows have no value. */
export const pageStatements = async (app: TestApp, work: () => Promise<unknown>): Promise<Sql[]> =>
  (await statementsOf(app, work)).filter(({ parts }) => parts.some((part) => part.includes(') p ')));

/**
 * The plan of a page. All of its statements are ordered; the first one, for the rows with a value, reads only rows that
 * match. PostgreSQL expects so few rows without one in these data that any index will do.
 */
export async function planOfPage(app: TestApp, work: () => Promise<unknown>): Promise<PagePlan> {
  const plans: PagePlan[] = [];
  for (const statement of await pageStatements(app, work)) plans.push(await pagePlan(app, statement));
  return {
    ordered: plans.length > 0 && plans.every(({ ordered }) => ordered),
    found: plans[0]?.found ?? false,
    told: plans.map(({ told }) => told).join(' then '),
  };
}

const pagePlan = (app: TestApp, statement: Sql): Promise<PagePlan> =>
  app.platform.database.engine === 'sqlite' ? sqlitePlan(app, statement) : postgresPlan(app, statement);

const explained = (words: string, { parts: [first, ...rest], values }: Sql) =>
  new Sql([`${words} ${first}`, ...rest], values);

/** The steps that find the page are below `CO-ROUTINE p`. Steps outside it only sort the rows of one page again. */
async function sqlitePlan({ platform: { database } }: TestApp, statement: Sql): Promise<PagePlan> {
  const rows = (await database.rows(explained('explain query plan', statement))) as [number, number, number, string][];
  const page = rows.find(([, , , text]) => /^(CO-ROUTINE|MATERIALIZE) p$/.test(text))!;
  const steps = rows.filter(([, parent]) => parent === page[0]).map(([, , , text]) => text);
  const partial = await database.rows(
    sql`select name from sqlite_master where type = 'index' and sql like '% where %'`,
  );
  const isWhole = (step: string) =>
    step.startsWith('SCAN t') && !partial.some(([name]) => step.endsWith(` INDEX ${String(name)}`));
  return {
    ordered: !steps.some((step) => /USE TEMP B-TREE FOR (?!LAST TERM|RIGHT PART)/.test(step)),
    found: !steps.some(isWhole),
    told: steps.join(' | '),
  };
}

interface Node {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Relation Name'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly Node[];
}

/**
 * With only a few thousand rows, PostgreSQL prefers to read and sort them all, which says nothing about a million.
 * Turning sorts and full reads off makes them its last resort: if they are still in the plan, an index is missing.
 */
async function postgresPlan({ platform: { database } }: TestApp, statement: Sql): Promise<PagePlan> {
  const [[[{ Plan }]]] = (await database.write(async () => {
    await database.rows(sql.raw('set local enable_sort = off'));
    await database.rows(sql.raw('set local enable_seqscan = off'));
    return database.rows(explained('explain (format json)', statement));
  })) as [[[{ Plan: Node }]]];
  const nodes = nodesBelow(nodesBelow(Plan).find((node) => node['Node Type'] === 'Limit')!);
  const names = nodes.map((node) => node['Node Type']);
  return {
    ordered: !names.includes('Sort'),
    found: !nodes.some((node) => node.Filter !== undefined || node['Node Type'] === 'Seq Scan'),
    told: nodes.map((node) => `${node['Node Type']} ${node['Index Name'] ?? ''} ${node.Filter ?? ''}`).join(' | '),
  };
}

const nodesBelow = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesBelow)];

/**
 * The steps with which the statements of the work would read all rows of some tables, rather than those that an index
 * finds.
 */
export async function wholeScans(
  app: TestApp,
  tables: readonly string[],
  work: () => Promise<unknown>,
): Promise<string[]> {
  const { database } = app.platform;
  const statements = (await statementsOf(app, work)).filter(({ parts }) =>
    tables.some((name) => parts.join().includes(name)),
  );
  const found: string[] = [];
  for (const statement of statements) {
    if (database.engine === 'sqlite') {
      const steps = (await database.rows(explained('explain query plan', statement))).map((row) => String(row[3]));
      found.push(...steps.filter((step) => new RegExp(`^SCAN (?:[atfo]|${tables.join('|')})\\b`).test(step)));
      continue;
    }
    const [[[{ Plan }]]] = (await database.write(async () => {
      // PostgreSQL prefers to join small tables whole. Without these ways to do so, it does only if no index helps.
      for (const way of ['seqscan', 'mergejoin', 'hashjoin'])
        await database.rows(sql.raw(`set local enable_${way} = off`));
      return database.rows(explained('explain (format json)', statement));
    })) as [[[{ Plan: Node }]]];
    const isWhole = (node: Node) =>
      node['Node Type'] === 'Seq Scan' || (node['Node Type'].startsWith('Index') && node['Index Cond'] === undefined);
    const whole = nodesBelow(Plan).filter((node) => tables.includes(node['Relation Name'] ?? '') && isWhole(node));
    found.push(...whole.map((node) => `${node['Node Type']} ${node['Index Name'] ?? ''}`));
  }
  return found;
}

/** Counts to a number, which takes about a second for two million. */
export const countTo = (end: number) =>
  sql`with recursive numbers as (select 1 as n union all select n + 1 from numbers where n < ${end})
    select count(*), ${'ready'} from numbers`;
