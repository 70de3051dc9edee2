import type { SessionUser } from '../../../services/access/session-user.ts';
import type { PostingServices } from './services.ts';
import type { Kind } from '../year.ts';
import { findAccounts } from './accounts.ts';
import { figureKey, figuresOf } from './figures-of.ts';
import { likelyAccounts, type LikelyAccount, type NamedAccount } from './likely-accounts.ts';

export interface CheckedAccount {
  readonly branch: { readonly id: number; readonly branchName: string } | null;
  readonly customer: { readonly customerId: number; readonly custName: string } | null;
  /** Saved figures, in pence by year and month. */
  readonly figures: Readonly<Record<number, Readonly<Record<number, number>>>>;
  /** Accounts that may be meant, those at the branch of the row first. */
  readonly likely: readonly LikelyAccount[];
}

/** What is known of the accounts of a sheet, in their order. */
export async function checkAccounts(
  kind: Kind,
  years: readonly number[],
  rows: readonly NamedAccount[],
  user: SessionUser,
  services: PostingServices,
): Promise<CheckedAccount[]> {
  const accounts = await findAccounts(rows, services);
  const codes = [...new Set(rows.map(({ custCode }) => custCode))];
  const saved = await figuresOf(kind, years, codes, services);
  const checked: CheckedAccount[] = [];
  for (const [i, { branch, customer }] of accounts.entries()) {
    const row = rows[i]!;
    const months = branch && customer ? Array.from({ length: 12 }, (_, m) => m + 1) : [];
    const figures = (sYear: number) =>
      months.flatMap((month) => {
        const figure = saved.get(figureKey(branch!.key, row.custCode, sYear, month));
        return figure ? [[month, figure.pence] as const] : [];
      });
    checked.push({
      branch: branch && { id: branch.key, branchName: branch.display! },
      customer: customer && { customerId: customer.key, custName: customer.display! },
      figures: Object.fromEntries(years.map((sYear) => [sYear, Object.fromEntries(figures(sYear))])),
      likely: branch && !customer ? await likelyAccounts(row, branch, user, services) : [],
    });
  }
  return checked;
}
