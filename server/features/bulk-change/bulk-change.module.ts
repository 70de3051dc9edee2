import { Module } from '@nestjs/common';
import { BulkChangeModule as BulkChangeServices } from '../../services/bulk-change/bulk-change.module.ts';
import { CrudModule } from '../../services/crud/crud.module.ts';
import { BulkChangeCallsController } from './bulk-change.controller.ts';

@Module({
  imports: [BulkChangeServices, CrudModule],
  controllers: [BulkChangeCallsController],
})
export class BulkChangeModule {}
