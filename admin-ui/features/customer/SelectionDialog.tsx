import Alert from '@mui/material/Alert';
import { useState } from 'react';
import type { Contact } from '../../../schemas/generated/contact.gen.ts';
import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { ContactChoice } from './ContactChoice.tsx';
import { CustomerSearch } from './CustomerSearch.tsx';
import { NewInSelection } from './NewInSelection.tsx';
import { usualScope, type Chosen, type ChosenContact, type Step } from './selection.ts';
import { SelectionActions } from './SelectionActions.tsx';
import { useSelection } from './use-selection.ts';

export interface SelectionProps {
  readonly title?: string;
  /** Shows this step only. */
  readonly only?: Step | undefined;
  readonly customer?: Chosen | null | undefined;
  readonly contact?: ChosenContact | null | undefined;
  readonly contactRequired?: boolean | undefined;
  /** Whether a customer that is not found can be added here. */
  readonly creates?: boolean;
  /** Whether an inactive customer is refused. */
  readonly onlyActive?: boolean;
  /** Why the selected customer cannot be used. */
  readonly problem?: string | null;
  readonly onSelect: (customer: Chosen, contact: ChosenContact | null) => void;
  readonly onClose: () => void;
}

/** Finds a customer, then one of its contacts. Missing ones can be added. */
export function SelectionDialog({
  title = t('customer.selection.title'),
  only,
  customer: preselected = null,
  contact: given = null,
  contactRequired = false,
  creates = true,
  onlyActive = true,
  problem = null,
  onSelect,
  onClose,
}: SelectionProps) {
  const selection = useSelection({ only, customer: preselected, contact: given });
  const { step, customer, contact } = selection;
  const isInactive = onlyActive && customer?.active === false;
  const refusal = isInactive ? t('customer.selection.inactive') : problem;
  const [scope, setScope] = useState(usualScope);
  const [form, setForm] = useState<Step | null>(null);
  const [maximized, setMaximized] = useState(false);
  const height = maximized ? 'calc(100dvh - 260px)' : 300;
  return (
    <>
      <DialogFrame
        open
        title={title}
        width={800}
        maximized={maximized}
        onMaximize={setMaximized}
        onClose={onClose}
        actions={
          <SelectionActions
            step={step}
            onTurn={only ? undefined : selection.turn}
            creates={creates}
            hasCustomer={customer !== null}
            ready={customer !== null && !isInactive && (contact !== null || !contactRequired)}
            onNew={setForm}
            onSelect={() => onSelect(customer!, contact)}
            onClose={onClose}
          />
        }
      >
        {refusal && (
          <Alert severity="error" sx={{ mb: 1.5, py: 0 }}>
            {refusal}
          </Alert>
        )}
        {step === 'customers' ? (
          <CustomerSearch
            text={selection.text}
            onText={selection.setText}
            scope={scope}
            onScope={setScope}
            chosen={customer?.customerId ?? null}
            onChoose={selection.choose}
            {...(only && { onTake: (taken: Customer) => (taken.active || !onlyActive) && onSelect(taken, null) })}
            height={height}
          />
        ) : (
          <ContactChoice
            customer={customer}
            chosen={contact?.contactId ?? null}
            onChoose={selection.setContact}
            onTake={(taken: Contact) => !isInactive && onSelect(customer!, taken)}
            height={height}
          />
        )}
      </DialogFrame>
      <NewInSelection
        kind={form}
        customer={customer}
        onCustomer={selection.preselect}
        onContact={selection.setContact}
        onClose={() => setForm(null)}
      />
    </>
  );
}
