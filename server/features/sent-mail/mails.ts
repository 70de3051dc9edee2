import { Injectable } from '@nestjs/common';
import type { SentMail } from '../../../schemas/generated/sent-mail.gen.ts';
import type { MailTemplateRecord } from '../../generated/mail-template.gen.ts';
import type { SentMailRecord } from '../../generated/sent-mail.gen.ts';
import { Database } from '../../core/db/database.ts';
import { invalid, UserError } from '../../core/errors/errors.ts';
import type { EntityName } from '../../core/model/definition.ts';
import { Registry } from '../../core/model/registry.ts';
import { Records } from '../../core/records/records.ts';
import { Clock } from '../../core/time/clock.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { Cruds } from '../../services/crud/cruds.ts';
import { Outbox, type MailFile } from '../../services/mail/outbox.ts';
import { letterheadOf, senderIn } from '../common/letterhead.ts';
import { requireConfirmed, unwillingContacts } from '../common/unwilling.ts';
import { fillIn, type MergeField } from '../common/merge-fields.ts';
import type { About } from '../common/mailed-about.ts';

/** Maximum total size of the files of a mail, in bytes. Many mail servers refuse more. */
const mostBytes = 20 * 1024 * 1024;
/** Maximum number of files. */
const mostFiles = 20;

/** What a person sees before a mail is sent, and may change. */
export interface MailDraft {
  /** The address of the contact, or without a contact that of the customer; empty if there is none. */
  readonly to: string | null;
  readonly subject: string;
  readonly message: string;
  /** Template fields without a value. The texts still have them, in braces. */
  readonly missing: readonly MergeField[];
  /** Templates of the customer's branch and of all branches. */
  readonly templates: readonly { readonly id: number; readonly name: string }[];
}

/** Mails that people send from a record. */
@Injectable()
export class SentMails {
  constructor(
    @InjectCrud('sentMail') private readonly mails: Crud<SentMail, SentMailRecord>,
    private readonly cruds: Cruds,
    private readonly database: Database,
    private readonly registry: Registry,
    private readonly records: Records,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * The usual mail: from a template, or an empty one, signed by the person who sends it.
   * @throws UserError 404 if there is no such template for the customer's branch
   */
  async draft(about: About, template: number | null, user: SessionUser): Promise<MailDraft> {
    const { records, registry } = this;
    const { customer, contact } = about;
    const templates = await this.#templates(about);
    const chosen = templates.find(({ id }) => id === template);
    if (template !== null && !chosen) throw new UserError(404, 'not_found', 'This template no longer exists.');
    const sender = (await records.one('user', user.id))!;
    const company = await letterheadOf(customer.mbpBranch, records);
    const sources = { ...about, sender, company: company ?? null };
    const fill = (text: string) => fillIn(text, sources, registry);
    const [subject, message] = [fill(chosen?.subject ?? ''), fill(chosen?.message ?? usual)];
    const signature =
      sender.mailSignature ??
      ['Kind regards,', sender.fullName, company?.companyName, company?.phoneNo].filter(Boolean).join('\n');
    const missing = new Map([...subject.missing, ...message.missing].map((one) => [one.name, one]));
    return {
      to: contact?.email ?? (contact ? null : customer.email),
      subject: subject.text,
      message: `${message.text.trimEnd()}\n\n${chosen ? '' : '\n\n'}${signature}`,
      missing: [...missing.values()],
      templates: templates.map(({ id, templateName }) => ({ id, name: templateName! })),
    };
  }

  /** A branch's own template replaces the one of the same name for all branches. */
  async #templates({ customer }: About): Promise<MailTemplateRecord[]> {
    const all = await this.records.find('mailTemplate', { active: true });
    const own = all.filter(({ mbpBranch }) => mbpBranch !== null && mbpBranch.key === customer.mbpBranch?.key);
    const names = new Set(own.map(({ templateName }) => templateName!.toLowerCase()));
    const common = all.filter(
      ({ mbpBranch, templateName }) => mbpBranch === null && !names.has(templateName!.toLowerCase()),
    );
    return [...own, ...common].toSorted((a, b) => a.templateName!.localeCompare(b.templateName!));
  }

  /**
   * Sends a mail. The record of it, which is on the timeline of all it is about, and the mail in the outbox are both
   * kept, or neither.
   * @param mail to, cc, bcc, subject, message and template
   * @param attachments keys of attachments of the customer
   * @param confirmed keys of the contacts that want no e-mail but are to get this one
   * @throws UserError 422 if the mail is invalid, its files are too large or not the customer's, or one of its
   * recipients wants no e-mail and is not confirmed
   */
  async send(
    about: About,
    mail: Readonly<Record<string, unknown>>,
    attachments: readonly number[],
    confirmed: readonly number[],
    user: SessionUser,
  ): Promise<SentMail> {
    const { clock, database, mails, outbox, records, registry } = this;
    const { customer, contact, enquiry, quotation } = about;
    const templates = await this.#templates(about);
    // It may be gone since the mail was begun, which has its text.
    const template = templates.some(({ id }) => id === mail.template) ? mail.template : null;
    const files = await this.#files(attachments, about, user);
    const company = await letterheadOf(customer.mbpBranch, records);
    const link = async <E extends EntityName>(entity: E, key: number | undefined) =>
      key === undefined ? null : ((await records.references(registry.definition(entity), [key])).get(key) ?? null);
    const fixed = {
      // Not from the caller: they are what the mail was sent from, though one of them may be inactive.
      customer: await link('customer', customer.customerId),
      contact: await link('contact', contact?.contactId),
      opportunity: await link('enquiry', enquiry?.oppId),
      quotation: await link('quotation', quotation?.quoteVerId),
      sentOn: clock.instant(),
      files: files.map(({ fileName }) => fileName).join(', ') || null,
    };
    const customers = [customer.customerId, contact?.customer?.key, enquiry?.customer?.key];
    return database.write(async () => {
      const sent = await mails.create({ ...mail, template }, user, fixed);
      const { to, cc = null, bcc = null, subject, message } = sent;
      requireConfirmed(
        await unwillingContacts(
          { to: to!, cc, bcc },
          customers.filter((key) => key !== undefined),
          user,
          { records, registry },
        ),
        confirmed,
      );
      await outbox.add({
        to: to!,
        ...(cc && { cc }),
        ...(bcc && { bcc }),
        ...senderIn(company),
        replyTo: user.facts.email,
        subject: subject!,
        text: message!,
        files,
        sentFor: { entity: 'sentMail', id: sent.id! },
      });
      return sent;
    });
  }

  async #files(keys: readonly number[], { customer }: About, user: SessionUser): Promise<MailFile[]> {
    if (keys.length > mostFiles) throw invalid({ attachments: `Attach up to ${mostFiles} files.` });
    const all = await Promise.all([...new Set(keys)].map((id) => this.cruds.of('attachment').record(id, user)));
    if (all.some((one) => one.customer?.key !== customer.customerId))
      throw invalid({ attachments: 'Attach only files of this customer.' });
    const bytes = all.reduce((sum, { fileSize }) => sum + (fileSize ?? 0), 0);
    if (bytes > mostBytes) throw invalid({ attachments: 'The files are larger than 20 MB together. Leave one out.' });
    return all.map(({ fileName, fileLocation }) => ({ fileName: fileName!, location: fileLocation! }));
  }
}

const usual = 'Dear {contact.firstName|Sir or Madam},';
