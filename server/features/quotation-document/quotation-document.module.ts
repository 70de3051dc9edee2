import { Module } from '@nestjs/common';
import { PlatformModule } from '../../services/platform.module.ts';
import { QuotationDocumentCallsController } from './quotation-document.controller.ts';

@Module({
  imports: [PlatformModule],
  controllers: [QuotationDocumentCallsController],
})
export class QuotationDocumentModule {}
