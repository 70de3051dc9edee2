import type { PickerProps } from '../../core/model/picker.ts';
import { SelectionDialog } from './SelectionDialog.tsx';
import type { Chosen, ChosenContact } from './selection.ts';

/** A customer; and where the form has one, its contact. */
export function CustomerPicker({ value, beside, onChoose, onClose }: PickerProps) {
  const contact = beside('contact');
  const both = contact !== null && !contact.readOnly;
  return (
    <SelectionDialog
      only={both ? undefined : 'customers'}
      customer={value as Chosen | null}
      contact={contact?.value as ChosenContact | null}
      contactRequired={both && contact.required}
      onSelect={(customer, chosen) => onChoose(customer, both ? { contact: chosen } : {})}
      onClose={onClose}
    />
  );
}

/** A contact of the customer that is chosen; where none is, of one that is chosen along. */
export function ContactPicker({ value, beside, onChoose, onClose }: PickerProps) {
  const customer = beside('customer');
  return (
    <SelectionDialog
      only={customer?.readOnly && customer.value ? 'contacts' : undefined}
      customer={customer?.value as Chosen | null}
      contact={value as ChosenContact | null}
      contactRequired
      onSelect={(chosen, contact) => onChoose(contact!, { customer: chosen })}
      onClose={onClose}
    />
  );
}
