import { Module } from '@nestjs/common';
import { ActivityCallsController } from './activity.controller.ts';

@Module({
  controllers: [ActivityCallsController],
})
export class ActivityModule {}
