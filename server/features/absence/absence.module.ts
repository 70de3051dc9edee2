import { Module } from '@nestjs/common';
import { AccessModule } from '../../services/access/access.module.ts';
import { AbsencePreviewController } from './preview.controller.ts';

@Module({ imports: [AccessModule], controllers: [AbsencePreviewController] })
export class AbsenceModule {}
