import { Module } from '@nestjs/common';
import { CrudModule } from '../../services/crud/crud.module.ts';
import { FilterCountsController } from './filter-counts.controller.ts';
import { FilterCallsController } from './user-view-filter.controller.ts';

@Module({
  imports: [CrudModule],
  controllers: [FilterCallsController, FilterCountsController],
})
export class UserViewFilterModule {}
