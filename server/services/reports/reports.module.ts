import { Module } from '@nestjs/common';
import { Reports } from './reports.ts';

@Module({
  providers: [Reports],
  exports: [Reports],
})
export class ReportsModule {}
