import { Module } from '@nestjs/common';
import { Heavy } from './heavy.ts';

@Module({
  providers: [Heavy],
  exports: [Heavy],
})
export class HeavyModule {}
