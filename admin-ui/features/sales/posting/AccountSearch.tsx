import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { Customer } from '../../../generated/customer/types.gen.ts';
import { contents } from '../../../core/contents.ts';
import { t } from '../../../core/i18n/t.ts';
import { nameOf } from '../../../core/model/values.ts';

/** Finds a customer by name and gives the account number and branch of the one chosen. */
export function AccountSearch({ onFound }: { readonly onFound: (branch: string, custCode: string) => void }) {
  const notify = useNotify();
  const provider = useDataProvider();
  const [open, setOpen] = useState(false);
  const Picker = contents().pickers.customer!;
  async function choose({ customerId, custName }: Customer) {
    setOpen(false);
    const { data } = await provider.getOne('customer', { id: customerId });
    if (data.custCode && data.mbpBranch) onFound(nameOf(data.mbpBranch), data.custCode);
    else notify(t('posting.preview.noAccount', { customer: custName ?? '' }), { type: 'warning' });
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
            onChoose={(chosen) => void choose(chosen as Customer)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
