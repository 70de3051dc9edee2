import { Module } from '@nestjs/common';
import { SavedFilters } from './saved-filters.ts';

@Module({
  providers: [SavedFilters],
  exports: [SavedFilters],
})
export class SavedFiltersModule {}
