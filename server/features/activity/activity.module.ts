import { Module } from '@nestjs/common';
import { BulkSaveModule } from '../../services/save/bulk-save.module.ts';
import { UndoLogModule } from '../../services/undo/undo-log.module.ts';
import { ActivityCallsController } from './activity.controller.ts';
import { RepeatingActivityController } from './repeating.controller.ts';
import { RepeatingActivities } from './series/repeating-activities.ts';

@Module({
  imports: [BulkSaveModule, UndoLogModule],
  controllers: [ActivityCallsController, RepeatingActivityController],
  providers: [RepeatingActivities],
})
export class ActivityModule {}
