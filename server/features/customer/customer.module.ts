import { Module } from '@nestjs/common';
import { MergesModule } from '../../services/merges/merges.module.ts';
import { CustomerApprovalController } from './approval.controller.ts';
import { BranchAccountsController } from './branch-accounts.controller.ts';
import { CustomerCallsController } from './customer.controller.ts';

@Module({
  imports: [MergesModule],
  controllers: [CustomerApprovalController, BranchAccountsController, CustomerCallsController],
})
export class CustomerModule {}
