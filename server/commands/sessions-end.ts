import { Database } from '../core/db/database.ts';
import { sql } from '../core/db/sql.ts';
import { Accounts } from '../services/identity/accounts.ts';
import { readArguments, wrongUsage } from './arguments.ts';
import { runCommand } from './open.ts';

const usage = `npm run sessions:end -- --all | --except-admins | --user EMAIL
Signs people out within seconds, on all their devices. Servers can keep running.
  --all            everybody
  --except-admins  everybody but the users with the role Admin
  --user EMAIL     one user`;

const { values, positionals } = readArguments(usage, {
  all: { type: 'boolean', default: false },
  'except-admins': { type: 'boolean', default: false },
  user: { type: 'string' },
});
const chosen = [values.all, values['except-admins'], values.user !== undefined].filter(Boolean);
if (positionals.length || chosen.length !== 1) wrongUsage(usage);

/** Ends sessions, for example after devices were stolen. */
await runCommand(
  async (app) => {
    const [accounts, database] = [app.get(Accounts), app.get(Database)];
    const { user, all } = values;
    const account = user === undefined ? null : await accounts.find(user.trim().toLowerCase());
    if (user !== undefined && !account) throw new Error(`There is no account with the address ${user}.`);
    const admins = sql`select u.uid from app_user u join role r on r.id = u.role_id where r.role_name = 'Admin' and u.uid is not null`;
    const whose = account ? sql`uid = ${account.uid}` : all ? sql`1 = 1` : sql`uid not in (${admins})`;
    const ended = await database.write(async () => {
      await database.rows(sql`delete from pending_second_factor where ${whose}`);
      return (await database.rows(sql`delete from session where ${whose} returning id`)).length;
    });
    console.log(ended === 1 ? '1 session has ended.' : `${ended.toLocaleString('en-GB')} sessions have ended.`);
  },
  { makes: false },
);
