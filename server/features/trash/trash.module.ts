import { Module } from '@nestjs/common';
import { UndoModule } from '../../services/undo/undo.module.ts';
import { RestoreController } from './restore.controller.ts';

@Module({
  imports: [UndoModule],
  controllers: [RestoreController],
})
export class TrashModule {}
