import { AssigneeInput } from '../../crud/fields/AssigneeInput.tsx';
import type { NoteSlots } from '../../generated/note.gen.tsx';
import { FieldInput } from '../../crud/fields/FieldInput.tsx';
import { CustomerField } from './CustomerField.tsx';
import { EnquiryField } from './EnquiryField.tsx';

export default {
  'dialog.field.customer': CustomerField,
  'dialog.field.opportunity': EnquiryField,
  'dialog.field.assignFor': ({ record }) => <AssigneeInput entity="note" name="assignFor" record={record} />,
  'dialog.field.noteDetails': () => <FieldInput name="noteDetails" rows={6} />,
} satisfies NoteSlots;
