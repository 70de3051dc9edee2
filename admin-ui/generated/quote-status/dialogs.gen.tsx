// Generated from schemas/reference/quote-status.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { quoteStatus } from './resource.gen.ts';

const Form = formOf(quoteStatus);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={quoteStatus} Form={Form} {...quoteStatus.dialogs.edit!} />
);
