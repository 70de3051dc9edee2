import { Module } from '@nestjs/common';
import { AccessModule } from '../../services/access/access.module.ts';
import { HandOverModule } from '../../services/hand-over/hand-over.module.ts';
import { HistoryModule } from '../../services/history/history.module.ts';
import { IdentityModule } from '../../services/identity/identity.module.ts';
import { SaveModule } from '../../services/save/save.module.ts';
import { SessionsModule } from '../../services/identity/sessions.module.ts';
import { AssigneesController } from './assignees.controller.ts';
import { HandOverController } from './hand-over.controller.ts';
import { InvitationController } from './invitation.controller.ts';
import { UserSecondFactorController } from './second-factor.controller.ts';
import { SessionsController } from './sessions.controller.ts';
import { UserCallsController } from './user.controller.ts';
import { WhomToAskController } from './whom-to-ask.controller.ts';

@Module({
  imports: [AccessModule, HandOverModule, HistoryModule, IdentityModule, SaveModule, SessionsModule],
  controllers: [
    AssigneesController,
    HandOverController,
    InvitationController,
    UserSecondFactorController,
    SessionsController,
    UserCallsController,
    WhomToAskController,
  ],
})
export class UserModule {}
