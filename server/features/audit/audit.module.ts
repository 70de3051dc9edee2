import { Module } from '@nestjs/common';
import { ExportModule } from '../../services/export/export.module.ts';
import { HistoryModule } from '../../services/history/history.module.ts';
import { AuditController } from './audit.controller.ts';

@Module({
  imports: [ExportModule, HistoryModule],
  controllers: [AuditController],
})
export class AuditModule {}
