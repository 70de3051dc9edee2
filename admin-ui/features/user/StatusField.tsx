import { FieldInput } from '../../crud/fields/FieldInput.tsx';
import { useRecordDialog } from '../../crud/fields/dialog-context.ts';

/**
 * The status in the dialog of a user. It can only activate. To deactivate, the user's page has a button, which also
 * offers to hand over open records.
 */
export const StatusField = () => <FieldInput name="status" readOnly={useRecordDialog().record?.status === 'ACTIVE'} />;
