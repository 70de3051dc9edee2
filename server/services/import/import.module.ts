import { Module } from '@nestjs/common';
import { BackgroundModule } from '../background/background.module.ts';
import { CrudModule } from '../crud/crud.module.ts';
import { SaveModule } from '../save/save.module.ts';
import { UndoModule } from '../undo/undo.module.ts';
import { ImportWork } from './import-work.ts';
import { Imports } from './imports.ts';
import { Matching } from './matching.ts';
import { StoredRows } from './stored-rows.ts';

@Module({
  imports: [BackgroundModule, CrudModule, SaveModule, UndoModule],
  providers: [Imports, ImportWork, Matching, StoredRows],
  exports: [Imports, ImportWork, Matching, StoredRows],
})
export class ImportModule {}
