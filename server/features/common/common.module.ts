import { Module } from '@nestjs/common';
import { BulkSaveModule } from '../../services/save/bulk-save.module.ts';
import { CrudModule } from '../../services/crud/crud.module.ts';
import { MergesModule } from '../../services/merges/merges.module.ts';
import { SaveModule } from '../../services/save/save.module.ts';
import { UndoModule } from '../../services/undo/undo.module.ts';
import { ListOrderController } from './list-order.controller.ts';
import { ListSheetController } from './list-sheet.controller.ts';
import { LookupsController } from './lookups.controller.ts';
import { ReferenceListsController } from './reference-lists.controller.ts';
import { MergesController } from './merges.controller.ts';
import { TabCountsController } from './tab-counts.controller.ts';
import { UndoController } from './undo.controller.ts';

@Module({
  imports: [BulkSaveModule, CrudModule, MergesModule, SaveModule, UndoModule],
  controllers: [
    ListOrderController,
    ListSheetController,
    LookupsController,
    MergesController,
    ReferenceListsController,
    TabCountsController,
    UndoController,
  ],
})
export class CommonModule {}
