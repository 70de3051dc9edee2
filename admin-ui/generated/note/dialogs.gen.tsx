// Generated from schemas/entities/note/. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { note } from './resource.gen.ts';

const Form = formOf(note);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={note} Form={Form} {...note.dialogs.edit!} />
);
