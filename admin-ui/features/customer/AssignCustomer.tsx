import { useState } from 'react';
import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { SelectionDialog } from './SelectionDialog.tsx';
import type { Chosen } from './selection.ts';

interface Props {
  readonly awaiting: Customer;
  readonly onClose: (assigned: boolean) => void;
}

/** Finds the existing customer, then shows what assigning or merging would change (AMB-100). */
export function AssignCustomer({ awaiting, onClose }: Props) {
  const [kept, setKept] = useState<Chosen | null>(null);
  const [same, setSame] = useState(false);
  return (
    <>
      <SelectionDialog
        title={t('customer.approval.assign')}
        only="customers"
        creates={false}
        onlyActive={false}
        onSelect={(chosen) => {
          setSame(chosen.customerId === awaiting.customerId);
          setKept(chosen.customerId === awaiting.customerId ? null : chosen);
        }}
        problem={same ? t('customer.approval.same') : null}
        onClose={() => onClose(false)}
      />
      {kept && (
        <MergeDialog kept={kept} awaiting={awaiting} onClose={(done) => (done ? onClose(true) : setKept(null))} />
      )}
    </>
  );
}
