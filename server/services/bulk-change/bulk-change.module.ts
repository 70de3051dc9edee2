import { Module } from '@nestjs/common';
import { BackgroundModule } from '../background/background.module.ts';
import { CrudModule } from '../crud/crud.module.ts';
import { SaveModule } from '../save/save.module.ts';
import { UndoModule } from '../undo/undo.module.ts';
import { BulkChangeWork } from './bulk-change-work.ts';
import { BulkChanges } from './bulk-changes.ts';
import { ChangeRows } from './rows.ts';

@Module({
  imports: [BackgroundModule, CrudModule, SaveModule, UndoModule],
  providers: [BulkChanges, BulkChangeWork, ChangeRows],
  exports: [BulkChanges, BulkChangeWork, ChangeRows],
})
export class BulkChangeModule {}
