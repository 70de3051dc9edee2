import { Module } from '@nestjs/common';
import { CrudModule } from '../../services/crud/crud.module.ts';
import { MailTemplateCallsController } from './mail-template.controller.ts';

@Module({ imports: [CrudModule], controllers: [MailTemplateCallsController] })
export class MailTemplateModule {}
