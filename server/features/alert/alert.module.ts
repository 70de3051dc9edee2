import { Module } from '@nestjs/common';
import { AlertCallsController } from './alert.controller.ts';

@Module({
  controllers: [AlertCallsController],
})
export class AlertModule {}
