import { Module } from '@nestjs/common';
import { CrudModule } from '../../services/crud/crud.module.ts';
import { ExportModule } from '../../services/export/export.module.ts';
import { HeavyModule } from '../../services/heavy/heavy.module.ts';
import { BackgroundModule } from '../../services/background/background.module.ts';
import { ReadModule } from '../../services/read.module.ts';
import { BulkSaveModule } from '../../services/save/bulk-save.module.ts';
import { UndoLogModule } from '../../services/undo/undo-log.module.ts';
import { UndoModule } from '../../services/undo/undo.module.ts';
import { SalesDataController } from './data.controller.ts';
import { PostSalesController } from './posting.controller.ts';
import { PostingBatchController } from './posting/posting.controller.ts';
import { PostingServices } from './posting/services.ts';
import { SalesStatisticsController } from './statistics.controller.ts';

@Module({
  imports: [
    BackgroundModule,
    BulkSaveModule,
    CrudModule,
    ExportModule,
    HeavyModule,
    ReadModule,
    UndoLogModule,
    UndoModule,
  ],
  controllers: [SalesDataController, PostSalesController, PostingBatchController, SalesStatisticsController],
  providers: [PostingServices],
})
export class SalesModule {}
