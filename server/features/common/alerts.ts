import { alert } from '../../generated/alert/entity.gen.ts';
import { user as users } from '../../generated/user/entity.gen.ts';
import type { UserRecord } from '../../generated/user/record.gen.ts';
import type { Settings } from '../../core/settings.ts';
import type { Records } from '../../core/records/records.ts';
import type { Clock } from '../../core/time/clock.ts';
import { product } from '../../services/history/history.ts';
import type { Outbox } from '../../services/mail/outbox.ts';
import type { BulkSave } from '../../services/save/bulk-save.ts';
import { nextDigest } from './digest-time.ts';

/** The kinds of news, each with its name and the fields of a user that say where it appears. */
export const kinds = {
  REMINDER: { title: 'Reminders', bell: 'getReminderAlert', mail: 'getReminderEmail', digest: 'getReminderDigest' },
  NOTE: { title: 'Notes', bell: 'getNotesAlert', mail: 'getNotesEmail', digest: 'getNotesDigest' },
  CUSTOMER: {
    title: 'Customers to approve',
    bell: 'getCustApproveAlert',
    mail: 'getCustApproveEmail',
    digest: 'getCustApproveDigest',
  },
  SUPPORT: { title: 'Support cases', bell: 'getSupportAlert', mail: 'getSupportEmail', digest: 'getSupportDigest' },
  REPORT: { title: 'Scheduled reports', bell: 'getReportAlert', mail: 'getReportEmail', digest: 'getReportDigest' },
} as const;

export type Kind = keyof typeof kinds;

/** The fields of a user that say where news appears, besides those that the specification names. */
export const alertSettings: readonly (keyof UserRecord)[] = Object.values(kinds).flatMap(({ bell, mail, digest }) =>
  mail === 'getSupportEmail' || mail === 'getReportEmail' ? [bell, mail, digest] : [bell, digest],
);

export interface News {
  readonly source: Kind | 'QUOTE';
  readonly sourceId: number;
  readonly text: string;
  /** Path of the page that shows the record: `/activities/5/detail`. */
  readonly link: string;
  /** The customer that the record is about. */
  readonly customer?: { readonly display: string | null } | null;
  /** Where the mail differs from the alert. Its text is followed by the link. */
  readonly mail?: { readonly subject?: string; readonly text?: string; readonly replyTo?: string };
}

interface Context {
  readonly records: Records;
  readonly bulk: BulkSave;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly settings: Settings;
}

/**
 * Tells a user what happened: in the bell, by mail and in the daily digest, as the user has chosen for this kind of
 * news. An alert that is not to be in the bell is raised as an archived one, so that it can still be found. Call inside
 * the transaction that saves the record.
 */
export async function notify(context: Context, user: number, news: News & { readonly source: Kind }): Promise<void> {
  const { records, outbox, clock, settings } = context;
  const { source, text, link, mail } = news;
  const person = await records.one(users, user);
  if (!person) return;
  const chosen = kinds[source];
  await raise(context, user, news, {
    archived: !person[chosen.bell],
    digestAt: person[chosen.digest] ? nextDigest(clock.now()) : null,
  });
  if (!person[chosen.mail] || person.status !== 'ACTIVE') return;
  await outbox.add({
    to: person.email!,
    ...(mail?.replyTo && { replyTo: mail.replyTo }),
    subject: mail?.subject ?? text,
    text: `${mail?.text ?? text}\n\n${settings.publicUrl}${link}\n`,
  });
}

/** Raises an alert in the bell, whatever its user has chosen. Call inside a transaction. */
export async function raise(
  { bulk, clock }: Pick<Context, 'bulk' | 'clock'>,
  user: number,
  { source, sourceId, text, link, customer }: News,
  { archived = false, digestAt = null as string | null } = {},
): Promise<void> {
  const values = {
    alertDesc: text.slice(0, 300),
    customerName: customer?.display?.slice(0, 200) ?? null,
    source,
    sourceId,
    link,
    user: { key: user, display: null },
    dateCreated: clock.instant(),
    archived,
    digestAt,
  };
  await bulk.add(alert, [values], product);
}
