import { Module } from '@nestjs/common';
import { AccessModule } from '../../services/access/access.module.ts';
import { HeavyModule } from '../../services/heavy/heavy.module.ts';
import { HistoryModule } from '../../services/history/history.module.ts';
import { SessionsModule } from '../../services/identity/sessions.module.ts';
import { BulkSaveModule } from '../../services/save/bulk-save.module.ts';
import { UndoLogModule } from '../../services/undo/undo-log.module.ts';
import { ActivityCallsController } from './activity.controller.ts';
import { ActivityLogController } from './log.controller.ts';
import { FeedController } from './feed.controller.ts';
import { Feeds } from './feeds.ts';
import { RepeatingActivityController } from './repeating.controller.ts';
import { RepeatingActivities } from './series/repeating-activities.ts';

@Module({
  imports: [AccessModule, BulkSaveModule, HeavyModule, HistoryModule, SessionsModule, UndoLogModule],
  controllers: [ActivityCallsController, ActivityLogController, FeedController, RepeatingActivityController],
  providers: [Feeds, RepeatingActivities],
})
export class ActivityModule {}
