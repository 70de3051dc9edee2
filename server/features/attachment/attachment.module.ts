import { Module } from '@nestjs/common';
import { CrudModule } from '../../services/crud/crud.module.ts';
import { FilesModule } from '../../services/files/files.module.ts';
import { TrashModule } from '../../services/trash/trash.module.ts';
import { AttachmentCallsController } from './attachment.controller.ts';

@Module({
  imports: [CrudModule, FilesModule, TrashModule],
  controllers: [AttachmentCallsController],
})
export class AttachmentModule {}
