import { Module } from '@nestjs/common';
import { Health } from './health.ts';
import { FilesModule } from './files/files.module.ts';
import { InstallationModule } from './installation/installation.module.ts';
import { MailModule } from './mail/mail.module.ts';

@Module({
  imports: [FilesModule, InstallationModule, MailModule],
  providers: [Health],
  exports: [Health],
})
export class HealthModule {}
