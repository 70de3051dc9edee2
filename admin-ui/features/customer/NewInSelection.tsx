import { Suspense } from 'react';
import type { Chosen, ChosenContact, Step } from './selection.ts';
import { later } from '../../kit/later.tsx';

const NewCustomer = later(() => import('../../generated/customer.gen.tsx').then((module) => module.QuickDialog));
const NewContact = later(() => import('../../generated/contact.gen.tsx').then((module) => module.EditDialog));

interface Props {
  /** What is added; null while nothing is. */
  readonly kind: Step | null;
  /** Whose contact is added. */
  readonly customer: Chosen | null;
  readonly onCustomer: (added: Chosen) => void;
  readonly onContact: (added: ChosenContact) => void;
  readonly onClose: () => void;
}

/** The dialog that adds a missing customer or contact. A duplicate customer can be taken instead. */
export const NewInSelection = ({ kind, customer, onCustomer, onContact, onClose }: Props) => (
  <Suspense>
    {kind === 'customers' && (
      <NewCustomer
        open
        onClose={(saved) => {
          onClose();
          if (saved) onCustomer(saved as Chosen);
        }}
        onDuplicate={(duplicate) => {
          onClose();
          onCustomer(duplicate as Chosen);
        }}
      />
    )}
    {kind === 'contacts' && (
      <NewContact
        open
        defaults={{ customer: { customerId: customer!.customerId, custName: customer!.custName } }}
        fixed={['customer']}
        onClose={(saved) => {
          onClose();
          if (saved) onContact(saved as ChosenContact);
        }}
      />
    )}
  </Suspense>
);
