import { Module } from '@nestjs/common';
import { CrudModule } from '../../services/crud/crud.module.ts';
import { MailModule } from '../../services/mail/mail.module.ts';
import { SentMails } from './mails.ts';
import { SentMailCallsController } from './sent-mail.controller.ts';

@Module({ imports: [CrudModule, MailModule], controllers: [SentMailCallsController], providers: [SentMails] })
export class SentMailModule {}
