import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import { contents } from '../../../core/contents.ts';
import { t } from '../../../core/i18n/t.ts';
import type { WireRecord } from '../../../core/model/resource.ts';
import { nameOf } from '../../../core/model/values.ts';
import { useDataProvider } from 'react-admin';

/** Finds a customer by name and gives the account number and branch of the one chosen. */
export function AccountSearch({ onFound }: { readonly onFound: (branch: string, custCode: string) => void }) {
  const notify = useNotify();
  const provider = useDataProvider();
  const [open, setOpen] = useState(false);
  const Picker = contents().pickers.customer!;
  async function choose({ customerId, custName }: WireRecord) {
    setOpen(false);
    const { data } = await provider.getOne('customer', { id: customerId });
    if (data.custCode && data.mbpBranch) onFound(nameOf(data.mbpBranch), data.custCode);
    else notify(t('posting.preview.noAccount', { customer: custName }), { type: 'warning' });
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
            onChoose={(chosen) => void choose(chosen)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
