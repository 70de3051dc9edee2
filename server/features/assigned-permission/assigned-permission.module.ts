import { Module } from '@nestjs/common';
import { RoleLevelsController } from './levels.controller.ts';

@Module({
  controllers: [RoleLevelsController],
})
export class AssignedPermissionModule {}
