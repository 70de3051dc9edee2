import { Module } from '@nestjs/common';
import { HandOvers } from './hand-over.ts';
import { SaveModule } from '../save/save.module.ts';
import { UndoModule } from '../undo/undo.module.ts';

@Module({
  imports: [SaveModule, UndoModule],
  providers: [HandOvers],
  exports: [HandOvers],
})
export class HandOverModule {}
