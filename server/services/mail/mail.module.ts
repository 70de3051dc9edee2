import { Module } from '@nestjs/common';
import { Files } from '../files/files.ts';
import { SEND_MAIL, SETTINGS } from '../inject.ts';
import { Outbox } from './outbox.ts';
import { mailSender } from './transport.ts';
import { AccessModule } from '../access/access.module.ts';
import { BackgroundModule } from '../background/background.module.ts';
import { FilesModule } from '../files/files.module.ts';
import { UndoLogModule } from '../undo/undo-log.module.ts';

@Module({
  imports: [AccessModule, BackgroundModule, FilesModule, UndoLogModule],
  providers: [Outbox, { provide: SEND_MAIL, inject: [SETTINGS, Files], useFactory: mailSender }],
  exports: [Outbox],
})
export class MailModule {}
