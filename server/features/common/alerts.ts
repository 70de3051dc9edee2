import type { UserRecord } from '../../generated/user.gen.ts';
import { readableKeys } from '../../services/access/scope.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Users } from '../../services/access/users.ts';
import type { Database } from '../../core/db/database.ts';
import type { Registry } from '../../core/model/registry.ts';
import type { Settings } from '../../core/settings.ts';
import type { Records } from '../../core/records/records.ts';
import type { Clock } from '../../core/time/clock.ts';
import { product } from '../../services/history/history.ts';
import type { Outbox } from '../../services/mail/outbox.ts';
import type { BulkSave } from '../../services/save/bulk-save.ts';
import { coverOf } from './covers.ts';
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
export const alertSettings: readonly (keyof UserRecord)[] = [
  ...Object.values(kinds).flatMap(({ bell, mail, digest }) =>
    mail === 'getSupportEmail' || mail === 'getReportEmail' ? [bell, mail, digest] : [bell, digest],
  ),
  'getTeamEmail',
];

export interface News {
  readonly source: Kind | 'ACTIVITY' | 'QUOTE' | 'WORK' | 'MAIL';
  readonly sourceId: number;
  readonly text: string;
  /** Path of the page that shows the record: `/activities/5/detail`. */
  readonly link: string;
  /** The customer that the record is about. */
  readonly customer?: { readonly display: string | null } | null;
  /** Where the mail differs from the alert. Its text is followed by the link. */
  readonly mail?: { readonly subject?: string; readonly text?: string; readonly replyTo?: string };
}

/** What each kind of news is about. */
const entities: Readonly<Record<string, string>> = {
  ACTIVITY: 'activity',
  REMINDER: 'activity',
  NOTE: 'note',
  CUSTOMER: 'customer',
  QUOTE: 'quotation',
  REPORT: 'reportSchedule',
  SUPPORT: 'supportCase',
  WORK: 'backgroundWork',
  MAIL: 'sentMail',
};

interface Source {
  readonly source: string | null;
  readonly sourceId: number | null;
}

/** The news about records that a person may read now. */
export async function tellable<T extends Source>(
  news: readonly T[],
  person: SessionUser,
  { registry, records }: Pick<Context, 'registry' | 'records'>,
): Promise<T[]> {
  const known = new Map<string, ReadonlySet<number>>();
  for (const name of new Set(news.map(({ source }) => entities[source!]!))) {
    const ids = news.flatMap(({ source, sourceId }) => (entities[source!] === name && sourceId ? [sourceId] : []));
    known.set(name, await readableKeys(registry.definition(name), [...new Set(ids)], person, { registry, records }));
  }
  return news.filter(({ source, sourceId }) => known.get(entities[source!]!)!.has(sourceId!));
}

interface Context {
  readonly database: Database;
  readonly registry: Registry;
  readonly users: Users;
  readonly records: Records;
  readonly bulk: BulkSave;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly settings: Settings;
}

/**
 * Tells a user what happened: in the bell, by mail and in the daily digest, as the user has chosen for this kind of
 * news. Nobody is told about a record that they may not read. An alert that is not to be in the bell is raised as an
 * archived one, so that it can still be found. While a user is away, the alert waits in
 * their bell, and the cover gets the news. Call inside the transaction that saves the record.
 */
export async function notify(context: Context, user: number, news: News & { readonly source: Kind }): Promise<void> {
  const stand = await standIn(context, user, news);
  await tell(context, user, news, stand !== null);
  if (stand?.user) await tell(context, stand.user, stand.news);
}

/** @param isAway whether only the bell is told */
async function tell(context: Context, user: number, news: News & { readonly source: Kind }, isAway = false) {
  const { records, outbox, clock, settings } = context;
  const { source, sourceId, text, link, mail } = news;
  const [person, reader] = [await records.one('user', user), await context.users.byId(user)];
  if (!person || !reader || !(await tellable([news], reader, context)).length) return;
  const chosen = kinds[source];
  await addAlert(context, user, news, {
    archived: !person[chosen.bell],
    digestAt: person[chosen.digest] && !isAway ? nextDigest(clock.now()) : null,
  });
  if (!person[chosen.mail] || person.status !== 'ACTIVE' || isAway) return;
  await outbox.add({
    to: person.email!,
    about: { entity: entities[source]!, id: sourceId },
    ...(mail?.replyTo && { replyTo: mail.replyTo }),
    subject: mail?.subject ?? text,
    text: `${mail?.text ?? text}\n\n${settings.publicUrl}${link}\n`,
  });
}

/**
 * Raises an alert in the bell, whatever its user has chosen. While the user is away, their cover gets it too. Call inside
 * a transaction.
 */
export async function raise(context: Omit<Context, 'outbox' | 'settings'>, user: number, news: News): Promise<void> {
  const stand = await standIn(context, user, news);
  await addAlert(context, user, news);
  if (stand?.user) await addAlert(context, stand.user, stand.news);
}

/**
 * Whom to tell while a user is away, and what: the cover, or the supervisor if the cover may not read the record. The text
 * begins with the name of the user. All Admins hear of customers to approve already.
 * @returns null unless the user is away
 */
async function standIn<T extends News>(context: Omit<Context, 'outbox' | 'settings'>, user: number, news: T) {
  const away = await coverOf(user, context);
  if (!away) return null;
  const mark = (text: string) => `For ${away.name}: ${text}`;
  const { mail, text } = news;
  const marked: T = {
    ...news,
    text: mark(text),
    ...(mail && {
      mail: {
        ...mail,
        ...(mail.subject && { subject: mark(mail.subject) }),
        ...(mail.text && { text: mark(mail.text) }),
      },
    }),
  };
  const stands = news.source === 'CUSTOMER' ? [] : [away.cover, away.supervisor];
  for (const one of stands) {
    const person = one === null || one === user ? null : await context.users.byId(one);
    if (person?.facts.status === 'ACTIVE' && (await tellable([news], person, context)).length)
      return { user: person.id, news: marked };
  }
  return { user: null, news: marked };
}

async function addAlert(
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
  await bulk.add('alert', [values], product);
}
