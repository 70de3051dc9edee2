// Generated from schemas/reference/lost-quote-note.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { lostQuoteNote } from './resource.gen.ts';

const Form = formOf(lostQuoteNote);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={lostQuoteNote} Form={Form} {...lostQuoteNote.dialogs.edit!} />
);
