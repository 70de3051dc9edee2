import type { BranchReference, CustomerReference } from '../../generated/references.gen.ts';
import { invalid } from '../../core/errors/errors.ts';
import type { Records } from '../../core/records/records.ts';

/**
 * The customer with an account number at a branch: its own number or that of a branch account.
 * @throws UserError 422 if there is none. The client shows the message from the word Customer onward (ERR-060).
 */
export async function customerOf(
  branch: Pick<BranchReference, 'key' | 'display'>,
  custCode: string,
  records: Records,
): Promise<CustomerReference> {
  const at = { mbpBranch: branch.key };
  const customer = await records.reference('customer', { custCode, ...at });
  if (customer) return customer;
  const [account] = await records.find('customerBranch', { tasCode: custCode, ...at });
  if (account?.customer) return account.customer;
  throw invalid({ custCode: `Customer ${custCode.slice(0, 60)} not found for branch ${branch.display}.` });
}

/**
 * The branch that a spreadsheet cell names: a number is its key; text is its code, name or key.
 * @throws UserError 422 under the name of the field.
 */
export async function branchOf(value: unknown, field: string, records: Records): Promise<BranchReference> {
  const key = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value;
  const text = typeof key === 'string' || typeof key === 'number' ? String(key).trim() : '';
  if (text === '') throw invalid({ [field]: 'Branch is required.' });
  const isKey = /^\d{1,9}$/.test(text);
  const ways = [
    ...(typeof key === 'string' ? [{ branchCode: text }, { branchName: text }] : []),
    ...(isKey ? [{ id: Number(text) }] : []),
  ];
  for (const way of ways) {
    const branch = await records.reference('branch', way);
    if (branch) return branch;
  }
  throw invalid({ [field]: `Branch ${text.slice(0, 60)} not found.` });
}

/** An account number as stored. A spreadsheet may have it as a number. */
export function accountNumber(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim().toUpperCase() : '';
  if (text === '') throw invalid({ custCode: 'Account No is required.' });
  return text;
}
