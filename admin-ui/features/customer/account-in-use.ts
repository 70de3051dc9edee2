import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { call } from '../../core/data/http.ts';
import { inform } from '../../kit/dialogs/confirm.tsx';
import { keyOf } from '../../crud/fields/reference.ts';
import type { WireRecord } from '../../core/model/resource.ts';

/** Whether a changed account number is free in its branch; if not, a warning is shown (VAL-040). */
export async function accountIsFree(values: WireRecord, record: Customer | null): Promise<boolean> {
  const [code, branch] = [values.custCode as string | null, keyOf(values.mbpBranch)];
  if (!record || !code || !branch || code === record.custCode) return true;
  const path = `checkCustCode/${encodeURIComponent(code)}/${branch}`;
  const { exists, branchName } = await call<{ exists: boolean; branchName: string | null }>(path).then(
    ({ json }) => json,
    (problem: { status?: number }) => {
      if (problem.status !== 409) failedLoads.add(path);
      return { exists: problem.status === 409, branchName: null };
    },
  );
  if (!exists) return true;
  await inform(
    t('customer.account.warning'),
    branchName ? t('customer.account.usedInBranch', { branch: branchName }) : t('customer.account.usedInABranch'),
  );
  return false;
}
