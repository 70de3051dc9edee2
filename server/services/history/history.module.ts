import { Module } from '@nestjs/common';
import { Audit } from './audit.ts';
import { History } from './history.ts';

@Module({
  providers: [History, Audit],
  exports: [History, Audit],
})
export class HistoryModule {}
