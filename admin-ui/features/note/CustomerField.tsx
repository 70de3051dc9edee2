import { useDialog } from '../../crud/fields/dialog-context.ts';
import { LinkedReference } from '../../crud/fields/LinkedReference.tsx';

/** The customer of a note. If the enquiry is fixed, the customer is the enquiry's and cannot be changed. */
export function CustomerField() {
  const { isFixed } = useDialog();
  return <LinkedReference name="customer" follows={isFixed('opportunity')} />;
}
