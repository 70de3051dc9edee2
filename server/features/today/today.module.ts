import { Module } from '@nestjs/common';
import { CrudModule } from '../../services/crud/crud.module.ts';
import { TodayController } from './today.controller.ts';

@Module({
  imports: [CrudModule],
  controllers: [TodayController],
})
export class TodayModule {}
