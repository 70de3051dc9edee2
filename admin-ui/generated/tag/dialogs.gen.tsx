// Generated from schemas/reference/tag.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { tag } from './resource.gen.ts';

const Form = formOf(tag);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={tag} Form={Form} {...tag.dialogs.edit!} />
);
