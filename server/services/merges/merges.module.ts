import { Module } from '@nestjs/common';
import { Merges } from './merges.ts';
import { Replacements } from './replacements.ts';
import { SaveModule } from '../save/save.module.ts';
import { UndoModule } from '../undo/undo.module.ts';

@Module({
  imports: [SaveModule, UndoModule],
  providers: [Merges, Replacements],
  exports: [Merges, Replacements],
})
export class MergesModule {}
