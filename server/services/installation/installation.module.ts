import { Module } from '@nestjs/common';
import { Servers } from './servers.ts';
import { SessionsModule } from '../identity/sessions.module.ts';

@Module({
  imports: [SessionsModule],
  providers: [Servers],
  exports: [Servers],
})
export class InstallationModule {}
