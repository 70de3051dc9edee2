import { Module } from '@nestjs/common';
import { CrudModule } from '../../services/crud/crud.module.ts';
import { SearchController } from './search.controller.ts';

@Module({
  imports: [CrudModule],
  controllers: [SearchController],
})
export class SearchModule {}
