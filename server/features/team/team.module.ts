import { Module } from '@nestjs/common';
import { AccessModule } from '../../services/access/access.module.ts';
import { CrudModule } from '../../services/crud/crud.module.ts';
import { TeamController } from './team.controller.ts';

@Module({ imports: [AccessModule, CrudModule], controllers: [TeamController] })
export class TeamModule {}
