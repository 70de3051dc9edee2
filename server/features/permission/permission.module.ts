import { Module } from '@nestjs/common';
import { AccessModule } from '../../services/access/access.module.ts';
import { PermissionHoldersController } from './permission.controller.ts';

@Module({
  imports: [AccessModule],
  controllers: [PermissionHoldersController],
})
export class PermissionModule {}
