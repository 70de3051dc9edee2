import { Module } from '@nestjs/common';
import { Files } from './files.ts';

@Module({
  providers: [Files],
  exports: [Files],
})
export class FilesModule {}
