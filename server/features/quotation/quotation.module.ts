import { Module } from '@nestjs/common';
import { CrudModule } from '../../services/crud/crud.module.ts';
import { ChaseController } from './chase.controller.ts';
import { QuotationCallsController } from './quotation.controller.ts';

@Module({
  imports: [CrudModule],
  controllers: [ChaseController, QuotationCallsController],
})
export class QuotationModule {}
