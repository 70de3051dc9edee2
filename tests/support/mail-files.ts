import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The link with a code in the last mail to an address. Without a mail server, mails are files in the data folder. */
export function mailedLink(dataDir: string, email: string): string | undefined {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((text) => text.includes(`To: ${email}`))
    .map((text) => linkIn(text))
    .findLast(Boolean);
}

/** The link with a code in the source of a mail. */
export const linkIn = (mail: string): string | undefined =>
  /http\S+oobCode=\S+/.exec(mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0];
