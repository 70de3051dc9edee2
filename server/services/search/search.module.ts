import { Module } from '@nestjs/common';
import { SearchRefresh } from './refresh.ts';

@Module({
  providers: [SearchRefresh],
  exports: [SearchRefresh],
})
export class SearchModule {}
