import { Module } from '@nestjs/common';
import { TimelineModule as Timelines } from '../../services/timeline/timeline.module.ts';
import { TimelineController } from './timeline.controller.ts';

@Module({
  imports: [Timelines],
  controllers: [TimelineController],
})
export class TimelineModule {}
