// Generated from schemas/reference/quote-type.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { quoteType } from './resource.gen.ts';

const Form = formOf(quoteType);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={quoteType} Form={Form} {...quoteType.dialogs.edit!} />
);
