import { useState } from 'react';
import type { Customer } from '../../generated/customer/types.gen.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { SelectionDialog } from './SelectionDialog.tsx';
import type { Chosen } from './selection.ts';

interface Props {
  readonly awaiting: Customer;
  readonly onClose: (assigned: boolean) => void;
}

/** Looks for the customer that is there already, then shows what becomes of the two (AMB-100). */
export function AssignCustomer({ awaiting, onClose }: Props) {
  const [kept, setKept] = useState<Chosen | null>(null);
  const [same, setSame] = useState(false);
  return (
    <>
      <SelectionDialog
        title="Assign Customer"
        only="customers"
        creates={false}
        onSelect={(chosen) => {
          setSame(chosen.customerId === awaiting.customerId);
          setKept(chosen.customerId === awaiting.customerId ? null : chosen);
        }}
        problem={same ? 'This is the customer that awaits approval. Please select another.' : null}
        onClose={() => onClose(false)}
      />
      {kept && (
        <MergeDialog kept={kept} awaiting={awaiting} onClose={(done) => (done ? onClose(true) : setKept(null))} />
      )}
    </>
  );
}
