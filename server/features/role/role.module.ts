import { Module } from '@nestjs/common';
import { AccessModule } from '../../services/access/access.module.ts';
import { GivingController } from './giving.controller.ts';
import { ViewsController } from './views.controller.ts';

@Module({
  imports: [AccessModule],
  controllers: [GivingController, ViewsController],
})
export class RoleModule {}
