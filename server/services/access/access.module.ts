import { Module } from '@nestjs/common';
import { Users } from './users.ts';
import { Views } from './views.ts';
import { HistoryModule } from '../history/history.module.ts';
import { SessionsModule } from '../identity/sessions.module.ts';

@Module({
  imports: [HistoryModule, SessionsModule],
  providers: [Users, Views],
  exports: [Users, Views],
})
export class AccessModule {}
