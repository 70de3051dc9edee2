import { Module } from '@nestjs/common';
import { CrudModule } from '../../services/crud/crud.module.ts';
import { ExportModule } from '../../services/export/export.module.ts';
import { FilesModule } from '../../services/files/files.module.ts';
import { ImportModule } from '../../services/import/import.module.ts';
import { ReadModule } from '../../services/read.module.ts';
import { ImportCallsController } from './import-calls.controller.ts';
import { ImportRowsController } from './import-rows.controller.ts';

@Module({
  imports: [CrudModule, ExportModule, FilesModule, ImportModule, ReadModule],
  controllers: [ImportCallsController, ImportRowsController],
})
export class RecordImportModule {}
