import { Module } from '@nestjs/common';
import { AccessModule } from '../../services/access/access.module.ts';
import { CrudModule } from '../../services/crud/crud.module.ts';
import { TodayController } from './today.controller.ts';

@Module({
  imports: [AccessModule, CrudModule],
  controllers: [TodayController],
})
export class TodayModule {}
