import { Module } from '@nestjs/common';
import { PlatformModule } from '../../services/platform.module.ts';
import { ReportsModule } from '../../services/reports/reports.module.ts';
import { DashboardsController } from './dashboards.controller.ts';
import { UserWidgetCallsController } from './user-widget.controller.ts';

@Module({
  imports: [PlatformModule, ReportsModule],
  controllers: [DashboardsController, UserWidgetCallsController],
})
export class UserWidgetModule {}
