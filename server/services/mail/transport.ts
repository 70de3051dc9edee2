import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Settings } from '../../core/settings.ts';
import type { Mail } from './outbox.ts';

/** Mail servers take a sender only from a domain of ours: that of the public address, where it is one. */
function senderOf(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return `Branchline <no-reply@${/[a-z]$/i.test(hostname) && hostname.includes('.') ? hostname : 'branchline.example'}>`;
}

/** An event is sent as a part of its own, which Outlook and others answer to. */
const messageOf = ({ event, ...mail }: Mail) => ({
  ...mail,
  ...(event && { icalEvent: { ...event, filename: 'invite.ics' } }),
});

/** Sends by SMTP where it is set, else writes a .eml file into the data folder. */
export function mailSender({ smtpUrl, dataDir, publicUrl }: Settings): (mail: Mail) => Promise<void> {
  const from = senderOf(publicUrl);
  if (smtpUrl) {
    // A server that hangs is given up before the mail may be taken for lost.
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    });
    return async (mail) => void (await transport.sendMail({ from, ...messageOf(mail) }));
  }
  const folder = join(dataDir, 'mail');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail) => {
    const { message } = await transport.sendMail({ from, ...messageOf(mail) });
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`);
    try {
      writeFileSync(`${file}.part`, message as Buffer);
      renameSync(`${file}.part`, file);
    } catch (error) {
      rmSync(`${file}.part`, { force: true });
      throw error;
    }
  };
}
