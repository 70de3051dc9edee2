import { createServer } from 'node:http';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { contents } from '../../server/contents.ts';
import { databaseFile } from '../../server/core/db/migrations/migrate.ts';
import { sql, type Sql } from '../../server/core/db/sql.ts';
import { Registry } from '../../server/core/model/registry.ts';
import { ReadPlan } from '../../server/core/records/read-plan.ts';

/**
 * The baseline the product is compared with: node:http and prepared statements that answer the same bytes, without
 * sign-in, rules or validation. The statements are the product's own.
 */
const { dataDir, databaseUrl } = JSON.parse(process.argv[2]!) as { dataDir: string; databaseUrl: string | null };
const registry = new Registry({
  ...contents,
  entities: contents.entities.map(({ definition }) => definition),
});
const plan = new ReadPlan(registry.definition('customer'), registry);
const engine = databaseUrl ? 'postgres' : 'sqlite';

/** 25 customers of a region. The limit is part of the SQL text, as in the product: see `sql.limit`. */
const page = (offset: number): Sql => {
  const order = sql`order by t.cust_name asc nulls first, t.customer_id asc nulls first`;
  const cut = sql`select t.customer_id as k from customer t where t.region_id = ${0} ${order} ${sql.limit(25, offset)}`;
  return sql`select ${plan.select} from (${cut}) p ${sql.raw(engine === 'sqlite' ? 'cross join' : 'join')} customer t on t.customer_id = p.k ${plan.joins} ${order}`;
};
const [first, later] = [0, 1].map((offset) => page(offset).text(engine)) as [string, string];
/** Placeholder of a value, counted from 1. */
const place = (i: number) => (engine === 'sqlite' ? '?' : `$${i}`);
const insert = (columns: number) =>
  `insert into customer (cust_name, address1, address2, address3, city_town_id, post_code, customer_type_id, phone_no, parent_flag, require_approval, active, version, search_text) values (${Array.from({ length: columns }, (_, i) => place(i + 1)).join(', ')})`;

/** Changes a year's figures and writes the history of each: what a posting leaves behind, without reading anything. */
const change = `update actual_sales set sales_value = sales_value + 1, version = version + 1 where s_year = ${place(1)}`;
const remember = `insert into record_history (entity, record_id, action, at, user_name, changes) select 'actualSales', id, 'update', ${place(1)}, 'Bare', '[{"field":"salesValue","title":"Sales value","old":1,"new":2}]' from actual_sales where s_year = ${place(2)}`;

/** SQLite has no booleans. */
const [no, yes] = engine === 'sqlite' ? [0, 1] : [false, true];

const run = databaseUrl ? postgres(databaseUrl) : sqlite(databaseFile({ dataDir }));

const server = createServer((request, response) => {
  const url = new URL(request.url!, 'http://localhost');
  void answer(url).then((text) => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(text);
  });
});

async function answer(url: URL): Promise<string> {
  if (url.pathname === '/create') {
    const name = `BARE ${process.hrtime.bigint()}`;
    const text = ` ${name.toLowerCase()} s1 2ab`;
    await run(insert(13), [name, '1', 'MILL LANE', 'OLD TOWN', 1, 'S1 2AB', 1, '0114 2345678', no, no, yes, 1, text]);
    return JSON.stringify({ custName: name });
  }
  if (url.pathname === '/post') {
    const year = Number(url.searchParams.get('year'));
    await run(change, [year]);
    await run(remember, [new Date().toISOString(), year]);
    return '{}';
  }
  const [region, offset] = ['region', 'offset'].map((name) => Number(url.searchParams.get(name)));
  const rows = await (offset ? run(later, [region, offset]) : run(first, [region]));
  return JSON.stringify(rows.map((row) => plan.decode(row)));
}

type Run = (text: string, values: readonly unknown[]) => Promise<unknown[][]>;

function sqlite(file: string): Run {
  const database = new Sqlite(file);
  database.pragma('journal_mode = wal');
  database.pragma('synchronous = full');
  database.pragma('cache_size = -200000');
  const statements = new Map<string, Sqlite.Statement<unknown[], unknown[]>>();
  return async (text, values) => {
    let statement = statements.get(text);
    if (!statement) statements.set(text, (statement = database.prepare(text)));
    if (!statement.reader) {
      statement.run(...values);
      return [];
    }
    return statement.raw(true).all(...values);
  };
}

function postgres(connectionString: string): Run {
  pg.types.setTypeParser(20, Number);
  const pool = new pg.Pool({ connectionString, max: 10 });
  const names = new Map<string, string>();
  return async (text, values) => {
    let name = names.get(text);
    if (!name) names.set(text, (name = `s${names.size}`));
    return (await pool.query<unknown[]>({ name, text, values: [...values], rowMode: 'array' })).rows;
  };
}

server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())));
