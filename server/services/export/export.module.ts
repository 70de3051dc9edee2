import { Module } from '@nestjs/common';
import { Exports } from './exports.ts';
import { BackgroundModule } from '../background/background.module.ts';
import { FilesModule } from '../files/files.module.ts';
import { HeavyModule } from '../heavy/heavy.module.ts';

@Module({
  imports: [BackgroundModule, FilesModule, HeavyModule],
  providers: [Exports],
  exports: [Exports],
})
export class ExportModule {}
