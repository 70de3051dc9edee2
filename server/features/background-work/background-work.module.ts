import { Module } from '@nestjs/common';
import { BackgroundModule } from '../../services/background/background.module.ts';
import { FilesModule } from '../../services/files/files.module.ts';
import { BackgroundWorkCallsController } from './background-work.controller.ts';

@Module({
  imports: [BackgroundModule, FilesModule],
  controllers: [BackgroundWorkCallsController],
})
export class BackgroundWorkModule {}
