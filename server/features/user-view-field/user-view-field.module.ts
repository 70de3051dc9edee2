import { Module } from '@nestjs/common';
import { ViewCallsController } from './user-view-field.controller.ts';

@Module({
  controllers: [ViewCallsController],
})
export class UserViewFieldModule {}
