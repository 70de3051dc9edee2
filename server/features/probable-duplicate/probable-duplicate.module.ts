import { Module } from '@nestjs/common';
import { CrudModule } from '../../services/crud/crud.module.ts';
import { ProbableDuplicatesController } from './probable-duplicates.controller.ts';

@Module({ imports: [CrudModule], controllers: [ProbableDuplicatesController] })
export class ProbableDuplicateModule {}
