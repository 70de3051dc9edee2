import { Module } from '@nestjs/common';
import { DuplicatesModule } from '../../services/duplicates/duplicates.module.ts';
import { HistoryModule } from '../../services/history/history.module.ts';
import { EnquiryBoardController } from './board.controller.ts';
import { EnquiryCallsController } from './enquiry.controller.ts';

@Module({
  imports: [DuplicatesModule, HistoryModule],
  controllers: [EnquiryBoardController, EnquiryCallsController],
})
export class EnquiryModule {}
