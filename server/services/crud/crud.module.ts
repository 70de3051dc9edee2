import { Module } from '@nestjs/common';
import { SaveModule } from '../save/save.module.ts';
import { Cruds } from './cruds.ts';

@Module({
  imports: [SaveModule],
  providers: [Cruds],
  exports: [Cruds],
})
export class CrudModule {}
