import { Module } from '@nestjs/common';
import { Trash } from './trash.ts';
import { BulkSaveModule } from '../save/bulk-save.module.ts';
import { FilesModule } from '../files/files.module.ts';

@Module({
  imports: [BulkSaveModule, FilesModule],
  providers: [Trash],
  exports: [Trash],
})
export class TrashModule {}
