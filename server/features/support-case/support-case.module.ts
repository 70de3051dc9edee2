import { Module } from '@nestjs/common';
import { FailedCallController } from './failed-call.controller.ts';

@Module({
  controllers: [FailedCallController],
})
export class SupportCaseModule {}
