import { existsSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { failureOf } from '../../core/errors/failure.ts';
import { probeFolder } from '../files/data-dir.ts';
import { keyFile } from '../identity/keys.ts';
import { senderOf } from '../mail/transport.ts';
import type { Check } from './problem.ts';

/** Bytes that should be free, so that a night's backup and a day's files have room. */
const enough = 2 * 1024 ** 3;

/** Settings with which a server should not face people. */
export const settingsCheck: Check = ({ settings }) => {
  const { develops, demo, publicUrl, smtpUrl, mailFrom } = settings;
  const { protocol, hostname } = new URL(publicUrl);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return [
    ...(develops ? ['NODE_ENV is not "production": set it for the server and for every command.'] : []),
    ...(demo ? ['DEMO is on: anyone can sign in as the demo users. Set NODE_ENV=production or DEMO=off.'] : []),
    ...(isHere ? [`PUBLIC_URL is ${publicUrl}: mails would contain links that work on this machine only.`] : []),
    ...(!isHere && protocol === 'http:'
      ? [`PUBLIC_URL is ${publicUrl}: passwords cross the network unencrypted. Use https.`]
      : []),
    ...(smtpUrl ? [] : ['SMTP_URL is not set: mails are only written to mail/ of DATA_DIR, and nobody gets them.']),
    ...(smtpUrl && !mailFrom
      ? [
          `MAIL_FROM is not set: mails come from ${senderOf(settings).address}, which most mail servers refuse. Set it to an address that the user of SMTP_URL may send from.`,
        ]
      : []),
  ];
};

/** The data folder: its rights, and room on its disk. */
export const folderCheck: Check = async ({ settings: { dataDir } }) => {
  if (!existsSync(dataDir)) return [`DATA_DIR ${dataDir} does not exist. Correct it, or make the folder.`];
  const problems: string[] = [];
  const { uid, mode } = statSync(dataDir);
  const own = process.getuid?.();
  if (own !== undefined && uid !== own)
    problems.push(`DATA_DIR ${dataDir} belongs to another user (${uid}) than the one who runs this command (${own}).`);
  if (process.platform !== 'win32' && mode & 0o077)
    problems.push(`Other users can read DATA_DIR ${dataDir}. Run: chmod 700 ${dataDir}`);
  for (const name of ['', 'keys', 'attachments'])
    if (existsSync(join(dataDir, name)))
      await probeFolder(join(dataDir, name)).catch((error: NodeJS.ErrnoException) =>
        problems.push(`${join(dataDir, name)} cannot be written: ${error.code ?? failureOf(error)?.message}.`),
      );
  const key = keyFile(dataDir);
  if (!existsSync(key)) problems.push(`${key} is missing. If it was lost, restore keys/ from your copy.`);
  else if (process.platform !== 'win32' && statSync(key).mode & 0o077)
    problems.push(`Other users can read ${key}. Run: chmod 600 ${key}`);
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < enough)
    problems.push(`The disk of DATA_DIR has only ${Math.round((bavail * bsize) / 1024 ** 2)} MB left. Make space.`);
  return problems;
};
