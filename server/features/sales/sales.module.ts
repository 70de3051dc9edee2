import { Module } from '@nestjs/common';
import { CrudModule } from '../../services/crud/crud.module.ts';
import { ExportModule } from '../../services/export/export.module.ts';
import { HeavyModule } from '../../services/heavy/heavy.module.ts';
import { PlatformModule } from '../../services/platform.module.ts';
import { ReadModule } from '../../services/read.module.ts';
import { UndoModule } from '../../services/undo/undo.module.ts';
import { SalesDataController } from './data.controller.ts';
import { PostSalesController } from './posting.controller.ts';
import { PostingBatchController } from './posting/posting.controller.ts';
import { SalesStatisticsController } from './statistics.controller.ts';

@Module({
  imports: [CrudModule, ExportModule, HeavyModule, PlatformModule, ReadModule, UndoModule],
  controllers: [SalesDataController, PostSalesController, PostingBatchController, SalesStatisticsController],
})
export class SalesModule {}
