import { FieldInput } from '../../crud/fields/FieldInput.tsx';
import { useRecordDialog } from '../../crud/form/dialog-context.ts';

/** The status in the dialog of a user. It only activates: the page deactivates, and offers to hand over what is open. */
export const StatusField = () => <FieldInput name="status" readOnly={useRecordDialog().record?.status === 'ACTIVE'} />;
