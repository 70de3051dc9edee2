import { Module } from '@nestjs/common';
import { UndoLog } from './undo-log.ts';

/** The log alone: every save writes it, and undoing needs all that a save needs. */
@Module({
  providers: [UndoLog],
  exports: [UndoLog],
})
export class UndoLogModule {}
