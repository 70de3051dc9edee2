import { Module } from '@nestjs/common';
import { ReadModule } from '../../services/read.module.ts';
import { BulkSaveModule } from '../../services/save/bulk-save.module.ts';
import { SavedFiltersModule } from '../../services/saved-filters/saved-filters.module.ts';
import { DashboardsController } from './dashboards.controller.ts';
import { Dashboards } from './dashboards.ts';
import { UserWidgetCallsController } from './user-widget.controller.ts';

@Module({
  imports: [BulkSaveModule, ReadModule, SavedFiltersModule],
  controllers: [DashboardsController, UserWidgetCallsController],
  providers: [Dashboards],
})
export class UserWidgetModule {}
