import { Module } from '@nestjs/common';
import { ReadServices } from './read-services.ts';
import { ReportsModule } from './reports/reports.module.ts';

@Module({
  imports: [ReportsModule],
  providers: [ReadServices],
  exports: [ReadServices],
})
export class ReadModule {}
