import { Module } from '@nestjs/common';
import { UndoLog } from './undo-log.ts';

/** Only the log. Every save writes to it, and undoing is itself a save, so the two have separate modules. */
@Module({
  providers: [UndoLog],
  exports: [UndoLog],
})
export class UndoLogModule {}
