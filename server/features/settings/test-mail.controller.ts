import { Controller, HttpCode, Post } from '@nestjs/common';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import { refused } from '../../core/errors/errors.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { InjectSettings } from '../../services/inject.ts';
import type { Settings } from '../../core/settings.ts';
import { Outbox } from '../../services/mail/outbox.ts';

/** Lets an Admin try whether mail is sent. */
@Controller()
export class TestMailController {
  constructor(
    @InjectSettings() private readonly settings: Settings,
    private readonly outbox: Outbox,
  ) {}

  /** Not through the queue, so that the answer says at once what the mail server does not like. */
  @Post('testMail')
  @HttpCode(200)
  @Access({ roleName: 'Admin' })
  @Describe({
    tag: 'Service',
    summary: 'Send a mail to yourself, to see whether the mail server takes it',
    returns: { type: 'object', properties: { sent: { type: 'boolean' }, message: { type: 'string' } } },
    undoable: false,
  })
  async send(@CurrentUser() user: SessionUser) {
    const { outbox, settings } = this;
    const { email, fullName } = user.facts;
    const text = `Hello ${fullName},\n\nthis is a test from Branchline: e-mail works.\n`;
    await outbox.send({ to: email, subject: 'Test e-mail from Branchline', text }).catch((error: Error) => {
      throw refused(error.message);
    });
    return {
      sent: settings.smtpUrl !== null,
      message: settings.smtpUrl
        ? `The mail server has taken an e-mail to ${email}. If it does not arrive, look into the spam folder, and whether the server may send for ${settings.mailFrom?.replace(/^.*@|>$/g, '') ?? new URL(settings.publicUrl).hostname}.`
        : 'There is no mail server, so the e-mail is a file in the folder mail/ of DATA_DIR. To send e-mails, set SMTP_URL.',
    };
  }
}
