import { join } from 'node:path';
import type { MailOAuth, Settings } from '../../core/settings.ts';
import type { Files } from '../files/files.ts';
import { writeMail } from './mail-folder.ts';
import { explainMailError } from './explain.ts';
import { mailToken } from './oauth.ts';
import type { Mail, MailFile, SendMail } from './outbox.ts';

/**
 * The sender of `MAIL_FROM`. Without it, one at the host of the public address, because mail servers accept only our own
 * domain. If the host is not a domain name, a placeholder is used.
 */
export function senderOf({ mailFrom, publicUrl }: Pick<Settings, 'mailFrom' | 'publicUrl'>): {
  name: string;
  address: string;
} {
  const [, name, address] = /^([^<]*)<(.*)>$/.exec(mailFrom ?? '') ?? [];
  if (mailFrom) return { name: name?.trim() ?? '', address: address ?? mailFrom };
  const { hostname } = new URL(publicUrl);
  const host = /[a-z]$/i.test(hostname) && hostname.includes('.') ? hostname : 'branchline.example';
  return { name: 'Branchline', address: `no-reply@${host}` };
}

/**
 * Sends an event as a calendar part, which Outlook and other programs recognise as an invitation.
 * @throws Error if an attached file is missing
 */
async function messageOf(
  { identity, to, cc, bcc, from: given, replyTo, subject, text, event, isAutomatic, files = [] }: Mail,
  usual: ReturnType<typeof senderOf>,
  stored: Files,
) {
  const from = { name: given?.name ?? usual.name, address: given?.address ?? usual.address };
  return {
    from,
    ...(identity && { messageId: `<${identity.key}@${from.address.split('@')[1]!}>` }),
    to: listOf(to),
    cc: listOf(cc),
    bcc: listOf(bcc),
    replyTo: listOf(replyTo),
    subject,
    text,
    // Programs that answer for an absent person leave these mails alone (RFC 3834).
    headers: { 'Content-Language': 'en-GB', ...(isAutomatic && { 'Auto-Submitted': 'auto-generated' }) },
    ...(event && { icalEvent: { ...event, filename: 'invite.ics' } }),
    attachments: await Promise.all(files.map((file) => attachmentOf(file, stored))),
  };
}

/** Addresses as they are, so that nothing in them can name others or form a group. */
const listOf = (addresses = '') =>
  addresses
    .split(',')
    .map((address) => ({ name: '', address: address.trim() }))
    .filter(({ address }) => address);

async function attachmentOf(file: MailFile, stored: Files) {
  const content = 'content' in file ? file.content : await stored.read(file.location);
  if (content === null) throw new Error(`The attached file "${file.fileName}" is missing on the server.`);
  return { filename: file.fileName, content };
}

/** Where mail is written without a mail server. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mail');

/** Loaded for the first mail: it takes 25 ms, and most starts send none. */
const nodemailer = () => import('nodemailer');

/** Times out well before the outbox treats the mail as abandoned and sends it again. */
const transportTo = async (smtpUrl: string, oauth: MailOAuth | null) =>
  (await nodemailer()).createTransport({
    url: smtpUrl,
    ...(oauth && { auth: authBy(oauth, smtpUrl) }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });

/** Signs in with a token, which is kept until it ends or the mail server refuses it. */
const authBy = (oauth: MailOAuth, smtpUrl: string) => ({
  type: 'OAuth2' as const,
  user: decodeURIComponent(new URL(smtpUrl).username),
  provisionCallback: (
    _: string,
    __: boolean,
    take: (error: Error | null, accessToken?: string, expires?: number) => void,
  ) =>
    void mailToken(oauth).then(
      ({ accessToken, expires }) => take(null, accessToken, expires),
      (error: Error) => take(error),
    ),
});

/** Connects and signs in to the mail server. @returns what is wrong; null if all is well, or no server is set */
export async function problemOfMail({
  smtpUrl,
  mailOAuth,
}: Pick<Settings, 'smtpUrl' | 'mailOAuth'>): Promise<string | null> {
  if (!smtpUrl) return null;
  const transport = await transportTo(smtpUrl, mailOAuth);
  return transport.verify().then(
    () => null,
    (error: unknown) => explainMailError(error, smtpUrl),
  );
}

/**
 * Sends mail by SMTP if a server is set, and otherwise writes an .eml file into the data folder. An error of the mail
 * server says what to change.
 */
export function mailSender(settings: Settings, files: Files): SendMail {
  const { smtpUrl, mailOAuth, dataDir } = settings;
  const from = senderOf(settings);
  if (smtpUrl) {
    let transport: ReturnType<typeof transportTo> | undefined;
    return async (mail) => {
      const message = await messageOf(mail, from, files);
      const sent = await (
        await (transport ??= transportTo(smtpUrl, mailOAuth))
      )
        .sendMail(message)
        .catch((cause: unknown) => {
          throw new Error(explainMailError(cause, smtpUrl), { cause });
        });
      return sent.rejected;
    };
  }
  const folder = mailFolder(dataDir);
  return async (mail) => {
    const { createTransport } = await nodemailer();
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    const { message } = await transport.sendMail(await messageOf(mail, from, files));
    writeMail(folder, message as Buffer, mail);
  };
}
