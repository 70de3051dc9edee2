// Generated from schemas/reference/postal-area.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { postalArea } from './resource.gen.ts';

const Form = formOf(postalArea);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={postalArea} Form={Form} {...postalArea.dialogs.edit!} />
);
