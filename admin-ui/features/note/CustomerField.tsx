import { useDialog } from '../../crud/form/dialog-context.ts';
import { LinkedReference } from '../../crud/fields/LinkedReference.tsx';

/** The customer of a note; where the enquiry is fixed, it is the enquiry's. */
export function CustomerField() {
  const { isFixed } = useDialog();
  return <LinkedReference name="customer" follows={isFixed('opportunity')} />;
}
