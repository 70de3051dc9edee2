import { Module } from '@nestjs/common';
import { MergesModule } from '../../services/merges/merges.module.ts';
import { ReportsModule } from '../../services/reports/reports.module.ts';
import { CustomerApprovalController } from './approval.controller.ts';
import { BranchAccountsController } from './branch-accounts.controller.ts';
import { CustomerCallsController } from './customer.controller.ts';
import { CustomerFiguresController } from './figures.controller.ts';

@Module({
  imports: [MergesModule, ReportsModule],
  controllers: [
    CustomerApprovalController,
    BranchAccountsController,
    CustomerCallsController,
    CustomerFiguresController,
  ],
})
export class CustomerModule {}
