import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { UserError } from '../../core/errors/errors.ts';
import { personInWords } from '../../core/names.ts';
import { Registry } from '../../core/model/registry.ts';
import { objectIn, requireKnown } from '../../core/records/body.ts';
import { Records } from '../../core/records/records.ts';
import { readListQuery } from '../../core/records/request.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import { listOf, object, orNull, string } from '../../http/shapes.ts';
import { scopeConditions } from '../../services/access/scope.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { Cruds } from '../../services/crud/cruds.ts';
import { letterheadOf } from '../common/letterhead.ts';
import { aboutOf, type About } from '../common/mailed-about.ts';
import { fillIn, mergeFields, problemIn, type SourceRecords } from '../common/merge-fields.ts';

const tag = 'Mail templates';
const access = { permission: 'EditTemplates' } as const;
const fields = listOf(object({ name: string, title: string }));
const text = { type: 'object', properties: { subject: orNull(string), message: orNull(string) } };
const preview = object({
  of: { ...orNull(string), description: 'Name of the contact that it is shown for; null if there is none.' },
  subject: string,
  message: string,
  missing: { ...fields, description: 'Fields that have no value there.' },
  needed: { ...fields, description: 'Fields without which the mail cannot be sent, as nothing is to stand instead.' },
  problem: { ...orNull(string), description: 'A field that is not there.' },
});

/** What templates can have, and how one reads. */
@Controller()
export class MailTemplateCallsController {
  constructor(
    private readonly cruds: Cruds,
    private readonly records: Records,
    private readonly registry: Registry,
  ) {}

  @Get('mailtemplatefields')
  @Access(access)
  @Describe({ tag, summary: 'Fields that a mail template can have', returns: fields })
  fields() {
    return mergeFields(this.registry);
  }

  @Post('previewmailtemplate')
  @HttpCode(200)
  @Access(access)
  @Describe({
    tag,
    summary: 'A mail template as it reads for the newest quotation with a contact, and with nothing filled in',
    body: text,
    returns: preview,
    undoable: false,
  })
  async preview(@CurrentUser() user: SessionUser, @Body() body: unknown) {
    const { registry } = this;
    const { subject, message, ...unknown } = objectIn(body);
    requireKnown(unknown);
    const texts = [subject, message].map((one) => (typeof one === 'string' ? one : ''));
    const sample = await this.#sample(user);
    const [first, second] = texts.map((one) => fillIn(one, sample, registry));
    const nothing = texts.flatMap((one) => fillIn(one, {}, registry).missing);
    return {
      of: sample.contact ? personInWords(String(sample.contact.contactName)) : null,
      subject: first!.text,
      message: second!.text,
      missing: once([...first!.missing, ...second!.missing]),
      needed: once(nothing),
      problem: problemIn(texts.join('\n'), registry),
    };
  }

  /** The newest quotation that the person may read, and what it belongs to; without one, a contact. */
  async #sample(user: SessionUser): Promise<SourceRecords> {
    const { records, registry } = this;
    const newest = async <E extends 'quotation' | 'contact'>(entity: E) => {
      const definition = registry.definition(entity);
      const { key } = definition;
      if (!user.allows(definition.access.read)) return null;
      const scope = scopeConditions(definition, definition.access.read, user, registry);
      const query = { range: '[0,0]', sort: JSON.stringify([key, 'DESC']) };
      const [row] = await records.list(definition, readListQuery(definition, query, scope));
      return row ? (row[key] as number) : null;
    };
    const [quotation, contact] = [await newest('quotation'), await newest('contact')];
    const about =
      (quotation === null ? null : await this.#about('quotation', quotation, user)) ??
      (contact === null ? null : await this.#about('contact', contact, user));
    const customer = about?.customer ?? null;
    const sender = await records.one('user', user.id);
    const company = (await letterheadOf(customer?.mbpBranch ?? null, records)) ?? null;
    return { ...about, sender, company };
  }

  /** What a mail from a record is about; null if the person may not read its customer. */
  #about(entity: 'quotation' | 'contact', id: number, user: SessionUser): Promise<About | null> {
    return aboutOf(entity, id, user, this.cruds).catch((error: unknown) => {
      if (error instanceof UserError) return null;
      throw error;
    });
  }
}

const once = <T extends { readonly name: string }>(all: readonly T[]): T[] => [
  ...new Map(all.map((one) => [one.name, one])).values(),
];
