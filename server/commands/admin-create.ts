import { randomBytes } from 'node:crypto';
import { Platform } from '../services/platform.ts';
import { databaseName } from '../core/db/migrations/migrate.ts';
import { readArguments, wrongUsage } from './arguments.ts';
import { runCommand } from './open.ts';

const messages: Record<string, string> = {
  INVALID_EMAIL: 'That is not an e-mail address.',
  EMAIL_EXISTS: 'An account with this e-mail address already exists.',
};

const usage = `npm run admin:create -- EMAIL [--new]
Creates a user with the role Admin and prints the password.
  --new  makes the database, if there is none`;

const { values, positionals } = readArguments(usage, { new: { type: 'boolean', default: false } });
const [email, ...more] = positionals;
if (!email || more.length) wrongUsage(usage);

/**
 * npm run admin:create -- EMAIL [--new]: creates the first user of an installation without demo users; with --new also
 * its database.
 */
await runCommand(
  async (app) => {
    const platform = app.get(Platform);
    const password = randomBytes(12).toString('base64url');
    await createAdmin(platform, email, password);
    console.log(
      `${email.trim().toLowerCase()} can now sign in as an Admin, in ${databaseName(platform.settings)}.\nPassword: ${password}\nPlease change it after the first sign-in.`,
    );
  },
  { makes: values.new },
);

async function createAdmin(platform: Platform, address: string, password: string) {
  const [role] = await platform.records.find('role', { roleName: 'Admin' });
  if (!role) throw new Error('There is no role named Admin.');
  await platform.database.write(async () => {
    const account = await platform.accounts.create(address, password).catch((error: Error) => {
      throw new Error(messages[error.message] ?? error.message);
    });
    const name = { firstName: account.email.split('@')[0]!, lastName: 'Admin' };
    await platform.crud('user').create({ ...name, role: role.id }, platform.users.system, {
      uid: account.uid,
      email: account.email,
      status: 'ACTIVE',
    });
  });
}
