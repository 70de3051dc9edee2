import { randomBytes } from 'node:crypto';
import type { Platform } from '../services/platform.ts';
import { runCommand } from './open.ts';

const messages: Record<string, string> = {
  INVALID_EMAIL: 'That is not an e-mail address.',
  EMAIL_EXISTS: 'An account with this e-mail address already exists.',
};

/** npm run admin:create -- EMAIL: creates the first user of an installation without demo users. */
await runCommand(async (platform) => {
  const [email = ''] = process.argv.slice(2);
  if (!email) throw new Error('usage: npm run admin:create -- EMAIL');
  const password = randomBytes(12).toString('base64url');
  await createAdmin(platform, email, password);
  console.log(
    `${email.trim().toLowerCase()} can now sign in as an Admin.\nPassword: ${password}\nPlease change it after the first sign-in.`,
  );
});

async function createAdmin(platform: Platform, email: string, password: string) {
  const [role] = await platform.records.find(platform.registry.definition('role'), { roleName: 'Admin' });
  if (!role) throw new Error('There is no role named Admin.');
  await platform.database.write(async () => {
    const account = await platform.accounts.create(email, password).catch((error: Error) => {
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
