import { Module } from '@nestjs/common';
import { Restorer } from './restore.ts';
import { Undo } from './undo.ts';
import { SaveModule } from '../save/save.module.ts';

@Module({
  imports: [SaveModule],
  providers: [Restorer, Undo],
  exports: [Undo],
})
export class UndoModule {}
