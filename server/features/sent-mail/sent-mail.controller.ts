import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { invalid } from '../../core/errors/errors.ts';
import { objectIn } from '../../core/records/body.ts';
import { readId } from '../../core/records/request.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import { ReadId } from '../../http/read-id.pipe.ts';
import { integer, listOf, object, orNull, string } from '../../http/shapes.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { Cruds } from '../../services/crud/cruds.ts';
import { aboutOf, mailed } from '../common/mailed-about.ts';
import { SentMails } from './mails.ts';

const tag = 'E-mails';
const write = { permission: 'EditCustomers' } as const;
const params = { entity: { schema: { ...string, enum: mailed } } };
const addresses = { ...string, description: 'E-mail addresses, separated by commas.' };
const keys = (description: string) => ({ ...listOf(integer), description });

const draft = object({
  to: orNull(string),
  subject: string,
  message: string,
  missing: {
    ...listOf(object({ name: string, title: string })),
    description: 'Template fields without a value. The texts still have them, in braces.',
  },
  templates: listOf(object({ id: integer, name: string })),
});

const mail = {
  type: 'object',
  properties: {
    to: addresses,
    cc: addresses,
    bcc: addresses,
    subject: string,
    message: string,
    template: { ...orNull(integer), description: 'The template that it was made of.' },
    attachments: keys('Attachments of the customer that go with it.'),
    confirmedContacts: keys('Contacts that want no e-mail, but are to get this one.'),
  },
};

const isKeys = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger);

/** Mails that people send from a customer, a contact, an enquiry or a quotation. */
@Controller()
export class SentMailCallsController {
  constructor(
    private readonly cruds: Cruds,
    private readonly mails: SentMails,
  ) {}

  @Get('maildraft/:entity/:id')
  @Access(write)
  @Describe({
    tag,
    summary: 'The usual mail from a record, or one of a template, before it is sent',
    params,
    query: { template: { schema: { ...integer, description: 'Key of the template; missing for none.' } } },
    returns: draft,
  })
  async draft(
    @CurrentUser() user: SessionUser,
    @Param('entity') entity: string,
    @Param('id', ReadId) id: number,
    @Query('template') template?: string,
  ) {
    const about = await aboutOf(entity, id, user, this.cruds);
    return this.mails.draft(about, template === undefined ? null : readId(template, 'template'), user);
  }

  @Post('sendmail/:entity/:id')
  @HttpCode(200)
  @Access(write)
  @Describe({ tag, summary: 'Send a mail from a record', params, body: mail, returns: 'SentMail', undoable: false })
  async send(
    @CurrentUser() user: SessionUser,
    @Param('entity') entity: string,
    @Param('id', ReadId) id: number,
    @Body() body: unknown,
  ) {
    const { attachments = [], confirmedContacts = [], ...values } = objectIn(body);
    if (!isKeys(attachments)) throw invalid({ attachments: 'These must be the keys of attachments.' });
    if (!isKeys(confirmedContacts)) throw invalid({ confirmedContacts: 'These must be the keys of contacts.' });
    const about = await aboutOf(entity, id, user, this.cruds);
    return this.mails.send(about, values, attachments, confirmedContacts, user);
  }
}
