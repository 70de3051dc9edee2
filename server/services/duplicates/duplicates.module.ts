import { Module } from '@nestjs/common';
import { Duplicates } from './duplicates.ts';

@Module({
  providers: [Duplicates],
  exports: [Duplicates],
})
export class DuplicatesModule {}
