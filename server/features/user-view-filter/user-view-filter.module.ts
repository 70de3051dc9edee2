import { Module } from '@nestjs/common';
import { FilterCallsController } from './user-view-filter.controller.ts';

@Module({
  controllers: [FilterCallsController],
})
export class UserViewFilterModule {}
