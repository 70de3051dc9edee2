import { Module } from '@nestjs/common';
import { HistoryModule } from '../history/history.module.ts';
import { Timelines } from './timelines.ts';

@Module({
  imports: [HistoryModule],
  providers: [Timelines],
  exports: [Timelines],
})
export class TimelineModule {}
