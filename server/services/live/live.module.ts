import { Module } from '@nestjs/common';
import { Live } from './live.ts';

@Module({
  providers: [Live],
  exports: [Live],
})
export class LiveModule {}
