// Generated from schemas/reference/letterhead.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { letterhead } from './resource.gen.ts';

const Form = formOf(letterhead);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={letterhead} Form={Form} {...letterhead.dialogs.edit!} />
);
