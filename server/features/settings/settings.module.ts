import { Module } from '@nestjs/common';
import { MailModule } from '../../services/mail/mail.module.ts';
import { TestMailController } from './test-mail.controller.ts';

@Module({
  imports: [MailModule],
  controllers: [TestMailController],
})
export class SettingsModule {}
