import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Contact } from '../../generated/contact/types.gen.ts';
import type { Customer } from '../../generated/customer/types.gen.ts';
import { permissions } from '../../generated/permissions.gen.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { allows } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { ContactChoice } from './ContactChoice.tsx';
import { CustomerSearch } from './CustomerSearch.tsx';
import { usualScope, type Chosen, type ChosenContact, type Step } from './selection.ts';

const NewCustomer = lazy(() =>
  import('../../generated/customer/dialogs.gen.tsx').then((module) => ({ default: module.QuickDialog })),
);
const NewContact = lazy(() =>
  import('../../generated/contact/dialogs.gen.tsx').then((module) => ({ default: module.EditDialog })),
);

export interface SelectionProps {
  readonly title?: string;
  /** Shows this step only. */
  readonly only?: Step | undefined;
  readonly customer?: Chosen | null | undefined;
  readonly contact?: ChosenContact | null | undefined;
  readonly contactRequired?: boolean | undefined;
  /** Whether a customer that is not found can be added here. */
  readonly creates?: boolean;
  /** Why the selected customer cannot be used. */
  readonly problem?: string | null;
  readonly onSelect: (customer: Chosen, contact: ChosenContact | null) => void;
  readonly onClose: () => void;
}

/** Finds a customer, then one of its contacts. Missing ones can be added. */
export function SelectionDialog({
  title = 'Customer/Contact Selection',
  only,
  customer: preselected = null,
  contact: given = null,
  contactRequired = false,
  creates = true,
  problem = null,
  onSelect,
  onClose,
}: SelectionProps) {
  const session = useSession();
  const notify = useNotify();
  const [step, setStep] = useState<Step>(only ?? (preselected ? 'contacts' : 'customers'));
  const [text, setText] = useState(preselected?.custName ?? '');
  const [scope, setScope] = useState(usualScope);
  const [customer, setCustomer] = useState(preselected);
  const [contact, setContact] = useState(given);
  const [form, setForm] = useState<Step | null>(null);
  const [maximized, setMaximized] = useState(false);
  const height = maximized ? 'calc(100dvh - 260px)' : 300;

  const choose = (next: Chosen) => {
    if (next.customerId !== customer?.customerId) setContact(null);
    setCustomer(next);
    if (!only) setStep('contacts');
  };
  /** Treats an added customer, or a duplicate chosen instead, like a found one (BEH-081). */
  const preselect = (next: Chosen) => {
    setForm(null);
    setText(next.custName ?? '');
    choose(next);
  };
  const ready = customer !== null && (contact !== null || !contactRequired);
  const newContact = () =>
    allows(session, { permission: 'AddNewContact' })
      ? setForm('contacts')
      : notify(permissions.AddNewContact!.denied, { type: 'error' });

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
          <>
            {!only && (
              <Button
                variant="outlined"
                color="inherit"
                onClick={() => setStep(step === 'customers' ? 'contacts' : 'customers')}
              >
                {step === 'customers' ? 'Contacts >>' : '<< Customers'}
              </Button>
            )}
            {step === 'customers' && creates && allows(session, { permission: 'EditCustomers' }) && (
              <Button variant="outlined" color="inherit" onClick={() => setForm('customers')}>
                New Customer
              </Button>
            )}
            {step === 'contacts' && customer && (
              <Button variant="outlined" color="inherit" onClick={newContact}>
                New Contact
              </Button>
            )}
            <Button variant="outlined" color="inherit" onClick={onClose} sx={{ ml: 'auto' }}>
              Cancel
            </Button>
            <Button variant="contained" disabled={!ready} onClick={() => onSelect(customer!, contact)}>
              Select
            </Button>
          </>
        }
      >
        {problem && (
          <Alert severity="error" sx={{ mb: 1.5, py: 0 }}>
            {problem}
          </Alert>
        )}
        {step === 'customers' ? (
          <CustomerSearch
            text={text}
            onText={setText}
            scope={scope}
            onScope={setScope}
            chosen={customer?.customerId ?? null}
            onChoose={choose}
            {...(only && { onTake: (taken: Customer) => onSelect(taken, null) })}
            height={height}
          />
        ) : (
          <ContactChoice
            customer={customer}
            chosen={contact?.contactId ?? null}
            onChoose={setContact}
            onTake={(taken: Contact) => onSelect(customer!, taken)}
            height={height}
          />
        )}
      </DialogFrame>
      <Suspense>
        {form === 'customers' && (
          <NewCustomer
            open
            onClose={(saved) => (saved ? preselect(saved as Chosen) : setForm(null))}
            onDuplicate={(duplicate) => preselect(duplicate as Chosen)}
          />
        )}
        {form === 'contacts' && (
          <NewContact
            open
            defaults={{ customer: { customerId: customer!.customerId, custName: customer!.custName } }}
            fixed={['customer']}
            onClose={(saved) => {
              setForm(null);
              if (saved) setContact(saved as ChosenContact);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
