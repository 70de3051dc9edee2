import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { CustomerBranch } from '../../../../schemas/generated/customer-branch.gen.ts';
import type { Customer } from '../../../../schemas/generated/customer.gen.ts';
import { contents } from '../../../core/contents.ts';
import { call } from '../../../core/data/http.ts';
import { nameOf } from '../../../core/model/values.ts';
import type { LikelyAccount } from './preview.ts';
import { t } from './texts.ts';

interface Props {
  /** The branch that the row names; null if there is none. */
  readonly at: number | null;
  readonly onFound: (account: LikelyAccount) => void;
}

/**
 * Finds a customer by name and gives an account of the one chosen: that at the branch of the row, else the customer's
 * own, else any other.
 */
export function AccountSearch({ at, onFound }: Props) {
  const notify = useNotify();
  const provider = useDataProvider();
  const [open, setOpen] = useState(false);
  const Picker = contents().pickers.customer!;
  async function choose({ customerId, custName: name }: Customer) {
    setOpen(false);
    const custName = name ?? '';
    const [{ data: own }, { json: others }] = await Promise.all([
      provider.getOne<Customer & { id: number }>('customer', { id: customerId }),
      call<CustomerBranch[]>(`customerMBPbranches/${customerId}`),
    ]);
    const accounts = [{ code: own.custCode, branch: own.mbpBranch }]
      .concat(others.map(({ tasCode, mbpBranch }) => ({ code: tasCode, branch: mbpBranch })))
      .flatMap(({ code, branch }) => (code && branch ? [{ custCode: code, branch }] : []));
    const account = accounts.find(({ branch }) => branch.id === at) ?? accounts[0];
    if (!account) return notify(t('posting.preview.noAccount', { customer: custName }), { type: 'warning' });
    const { custCode, branch } = account;
    onFound({ custCode, custName, branchName: nameOf(branch), isAtBranch: branch.id === at });
  }
  return (
    <>
      <Button size="small" color="inherit" startIcon={<SearchIcon />} onClick={() => setOpen(true)}>
        {t('posting.preview.search')}
      </Button>
      {open && (
        <Suspense>
          <Picker
            value={null}
            beside={() => null}
            onChoose={(chosen) =>
              choose(chosen as Customer).catch((error: Error) => notify(error.message, { type: 'error' }))
            }
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
