import type { WireRecord } from '../../core/records/records.ts';
import { salesExecOf } from './enquiries.ts';
import type { Scene } from './scene.ts';

/**
 * A customer's accounts: its own number at its own branch, and for some customers a second number at another branch.
 */
export function accountsOf({ random, customer, customerRef, age, around, next, stamps }: Scene): WireRecord[] {
  const { custCode } = customer;
  const main = customer.mbpBranch as WireRecord | null;
  if (!custCode || !main) return [];
  const other = random.chance(0.2) ? random.pick(around.lists.branch) : main;
  const branches = other.id === main.id ? [main] : [main, other];
  return branches.map((mbpBranch) => ({
    custBranchId: next('customerBranch'),
    customer: customerRef,
    tasCode: custCode,
    mbpBranch,
    salesExec: salesExecOf(mbpBranch),
    mainBranch: mbpBranch === main,
    active: customer.active,
    ...stamps(age),
  }));
}
