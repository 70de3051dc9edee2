import { Module } from '@nestjs/common';
import { ExportModule } from '../../services/export/export.module.ts';
import { ReportsModule } from '../../services/reports/reports.module.ts';
import { ReportController } from './report.controller.ts';

@Module({
  imports: [ExportModule, ReportsModule],
  controllers: [ReportController],
})
export class ReportModule {}
