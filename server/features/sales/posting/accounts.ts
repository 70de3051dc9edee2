import type { BranchReference, CustomerReference } from '../../../generated/references.gen.ts';
import { sql } from '../../../core/db/sql.ts';
import { columnOf, type EntityDefinition, type EntityName } from '../../../core/model/definition.ts';
import { compileCondition } from '../../../core/records/conditions.ts';
import type { Records } from '../../../core/records/records.ts';
import type { PostingServices } from './services.ts';

export interface AccountKey {
  readonly branch: string;
  readonly custCode: string;
}

export interface Account {
  readonly branch: BranchReference | null;
  readonly customer: CustomerReference | null;
}

/** Codes looked up with one statement. */
const most = 500;

/**
 * The branches and customers of many rows of a sheet, in their order, with a few statements. A branch is given by its
 * code, name or key; an account is the customer's own number at the branch, or that of a branch account.
 */
export async function findAccounts(rows: readonly AccountKey[], services: PostingServices): Promise<Account[]> {
  const { records } = services;
  const branchOf = await branchFinder(records);
  const places = rows.map(({ branch }) => branchOf(branch));
  const keys = await customerKeys([...new Set(rows.map(({ custCode }) => custCode))], services);
  const wanted = rows.map(({ custCode }, i) => places[i] && keys.get(`${places[i].key}|${custCode}`));
  const found = await records.references('customer', [...new Set(wanted.filter((key) => key != null))]);
  return places.map((branch, i) => ({ branch, customer: (wanted[i] != null && found.get(wanted[i])) || null }));
}

/** Finds the branch that a cell names. */
export async function branchFinder(records: Records): Promise<(text: string) => BranchReference | null> {
  const all = await records.find('branch', {});
  const references = await records.references(
    'branch',
    all.map(({ id }) => id),
  );
  const byText = new Map<string, BranchReference>();
  // A code goes before a name, and a name before a key.
  for (const read of [
    ({ id }: (typeof all)[number]) => String(id),
    ({ branchName }: (typeof all)[number]) => branchName,
    ({ branchCode }: (typeof all)[number]) => branchCode,
  ])
    for (const one of all) byText.set(String(read(one) ?? '').toUpperCase(), references.get(one.id)!);
  return (text) => (text.trim() && byText.get(text.trim().toUpperCase())) || null;
}

/** Keys of customers by `branch|account number`. */
async function customerKeys(codes: readonly string[], services: PostingServices): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (let at = 0; at < codes.length; at += most) {
    const some = codes.slice(at, at + most);
    // The customer's own number goes before that of a branch account.
    await collect(services, 'customerBranch', ['mbpBranch', 'tasCode', 'customer'], some, found);
    await collect(services, 'customer', ['mbpBranch', 'custCode', 'customerId'], some, found);
  }
  return found;
}

async function collect(
  { database, registry }: PostingServices,
  entity: EntityName,
  names: readonly [branch: string, code: string, customer: string],
  codes: readonly string[],
  into: Map<string, number>,
): Promise<void> {
  const definition: EntityDefinition = registry.definition(entity);
  const columns = sql.join(names.map((name) => sql`t.${sql.id(columnOf(definition, name))}`));
  const where = compileCondition(definition, { field: names[1], operator: 'in', value: codes });
  const rows = await database.rows(sql`select ${columns} from ${sql.id(definition.table)} t where ${where}`);
  for (const [branch, code, customer] of rows) into.set(`${branch}|${String(code).toUpperCase()}`, customer as number);
}
