import { customer as customers } from '../../../generated/customer/entity.gen.ts';
import type { Customer } from '../../../generated/customer/types.gen.ts';
import { scopeConditions } from '../../../services/access/scope.ts';
import type { SessionUser } from '../../../services/access/session-user.ts';
import type { Platform } from '../../../services/platform.ts';
import type { Kind } from '../year.ts';
import { findAccounts, type AccountKey } from './accounts.ts';
import { figureKey, figuresOf } from './figures-of.ts';

export interface CheckedAccount {
  readonly branch: { readonly id: number; readonly branchName: string } | null;
  readonly customer: { readonly customerId: number; readonly custName: string } | null;
  /** Saved figures of the year, in pence by month. */
  readonly figures: Readonly<Record<number, number>>;
  /** Accounts that may be meant, the likeliest first. */
  readonly likely: readonly { readonly custCode: string; readonly branchName: string; readonly custName: string }[];
}

/** Suggestions for an account. */
const most = 3;

/** What is known of the accounts of a sheet, in their order. */
export async function checkAccounts(
  kind: Kind,
  sYear: number,
  rows: readonly (AccountKey & { readonly custName: string })[],
  user: SessionUser,
  platform: Platform,
): Promise<CheckedAccount[]> {
  const accounts = await findAccounts(rows, platform);
  const codes = [...new Set(rows.map(({ custCode }) => custCode))];
  const saved = await figuresOf(kind, sYear, codes, platform.database);
  const checked: CheckedAccount[] = [];
  for (const [i, { branch, customer }] of accounts.entries()) {
    const row = rows[i]!;
    const months = branch && customer ? Array.from({ length: 12 }, (_, m) => m + 1) : [];
    checked.push({
      branch: branch && { id: branch.key, branchName: branch.display! },
      customer: customer && { customerId: customer.key, custName: customer.display! },
      figures: Object.fromEntries(
        months.flatMap((month) => {
          const figure = saved.get(figureKey(branch!.key, row.custCode, month));
          return figure ? [[month, figure.pence]] : [];
        }),
      ),
      likely: branch && !customer ? await likelyAccounts(row, user, platform) : [],
    });
  }
  return checked;
}

/** Customers that a search for the name or the account number of a row finds. */
async function likelyAccounts(
  { custCode, custName }: AccountKey & { readonly custName: string },
  user: SessionUser,
  platform: Platform,
) {
  const { records } = platform;
  const found = new Map<number, Record<string, unknown>>();
  for (const search of [custName, custCode].filter((text) => text.trim().length > 1)) {
    if (found.size >= most) break;
    const rows = await records.list(customers, {
      where: scopeConditions(customers, customers.access.read, user, platform.registry),
      search,
      sort: { field: customers.display, order: 'ASC' },
      offset: 0,
      limit: most,
    });
    for (const row of rows) found.set(row.customerId as number, row);
  }
  return [...found.values()].slice(0, most).flatMap((row) => {
    const { custCode: code, custName: name, mbpBranch } = row as Pick<Customer, 'custCode' | 'custName' | 'mbpBranch'>;
    return code && mbpBranch ? [{ custCode: code, branchName: mbpBranch.branchName ?? '', custName: name ?? '' }] : [];
  });
}
