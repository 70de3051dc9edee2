import type { PickerProps } from '../../core/model/picker.ts';
import { SelectionDialog } from './SelectionDialog.tsx';
import type { Chosen, ChosenContact } from './selection.ts';

/** Picks a customer, and its contact if the form has a field for one. */
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

/** Picks a contact of the form's customer; if it has none, the customer first. */
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
