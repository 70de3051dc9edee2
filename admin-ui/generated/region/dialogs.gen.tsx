// Generated from schemas/reference/region.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { region } from './resource.gen.ts';

const Form = formOf(region);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={region} Form={Form} {...region.dialogs.edit!} />
);
