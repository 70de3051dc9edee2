import type { CustomerBranchRecord } from '../../../generated/customer-branch.gen.ts';
import type { Customer } from '../../../../schemas/generated/customer.gen.ts';
import type { BranchReference } from '../../../generated/references.gen.ts';
import type { Condition } from '../../../core/records/conditions.ts';
import { scopeConditions } from '../../../services/access/scope.ts';
import type { SessionUser } from '../../../services/access/session-user.ts';
import type { PostingServices } from './services.ts';
import type { AccountKey } from './accounts.ts';

export interface NamedAccount extends AccountKey {
  readonly custName: string;
}

export interface LikelyAccount {
  readonly custCode: string;
  readonly branchName: string;
  readonly custName: string;
  /** Whether the account is at the branch that the row names; else the row would move to another branch. */
  readonly isAtBranch: boolean;
}

/** Accounts suggested at the branch of the row, and elsewhere; customers found by each search. */
const [most, mostElsewhere, mostCustomers] = [3, 2, 20];

type Found = Pick<Customer, 'customerId' | 'custCode' | 'custName' | 'mbpBranch'>;

/**
 * The accounts of customers that the name or the account number of a row finds: their own and those at other branches.
 * Accounts at the branch of the row come first.
 */
export async function likelyAccounts(
  { custCode, custName }: NamedAccount,
  branch: BranchReference,
  user: SessionUser,
  services: PostingServices,
): Promise<LikelyAccount[]> {
  const { records, registry } = services;
  const customers = registry.definition('customer');
  const readable = scopeConditions(customers, customers.access.read, user, registry);
  const found = new Map<number, Found>();
  const collect = async (where: readonly Condition[], search: string | null = null) => {
    const rows = await records.list(customers, {
      where: [...readable, ...where],
      search,
      sort: { field: customers.display, order: 'ASC' },
      offset: 0,
      limit: mostCustomers,
    });
    for (const row of rows as unknown as Found[]) if (!found.has(row.customerId!)) found.set(row.customerId!, row);
  };
  const namesakes = custCode ? await records.find('customerBranch', { tasCode: custCode }) : [];
  const owners = namesakes.flatMap(({ customer }) => customer?.key ?? []).slice(0, mostCustomers);
  if (owners.length) await collect([{ field: customers.key, operator: 'in', value: owners }]);
  for (const search of [custName, custCode]) if (search.trim().length > 1) await collect([], search);
  const accounts = found.size ? await records.find('customerBranch', { customer: [...found.keys()] }) : [];
  const all = [...found.values()].flatMap((customer) => accountsOf(customer, accounts, branch));
  const name = custName.trim().toUpperCase();
  const sameness = (one: LikelyAccount) => Number(one.custCode === custCode) + Number(one.custName === name);
  const sorted = all.toSorted((a, b) => sameness(b) - sameness(a));
  const [here, elsewhere] = [sorted.filter((one) => one.isAtBranch), sorted.filter((one) => !one.isAtBranch)];
  return [...here.slice(0, most), ...elsewhere.slice(0, mostElsewhere)];
}

function accountsOf(
  { customerId, custCode, custName, mbpBranch }: Found,
  accounts: readonly CustomerBranchRecord[],
  branch: BranchReference,
): LikelyAccount[] {
  const others = accounts.filter(({ customer }) => customer?.key === customerId);
  const all = [
    ...(custCode && mbpBranch ? [{ code: custCode, at: mbpBranch.id!, name: mbpBranch.branchName ?? '' }] : []),
    ...others.flatMap(({ tasCode, mbpBranch: at }) =>
      tasCode && at ? [{ code: tasCode, at: at.key, name: at.display ?? '' }] : [],
    ),
  ];
  // The account of the customer itself may also be listed among its branch accounts.
  const different = new Map(all.map((one) => [`${one.at}|${one.code}`, one]));
  return [...different.values()].map(({ code, at, name }) => ({
    custCode: code,
    branchName: name,
    custName: custName ?? '',
    isAtBranch: at === branch.key,
  }));
}
