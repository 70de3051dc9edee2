import { Module } from '@nestjs/common';
import { FilesModule } from '../../services/files/files.module.ts';
import { HeavyModule } from '../../services/heavy/heavy.module.ts';
import { MailModule } from '../../services/mail/mail.module.ts';
import { BulkSaveModule } from '../../services/save/bulk-save.module.ts';
import { QuotationDocumentCallsController } from './quotation-document.controller.ts';
import { QuotationMails } from './quotation-mails.ts';

@Module({
  imports: [BulkSaveModule, FilesModule, HeavyModule, MailModule],
  controllers: [QuotationDocumentCallsController],
  providers: [QuotationMails],
})
export class QuotationDocumentModule {}
