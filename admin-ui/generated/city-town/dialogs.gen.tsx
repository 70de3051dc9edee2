// Generated from schemas/reference/city-town.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { cityTown } from './resource.gen.ts';

const Form = formOf(cityTown);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={cityTown} Form={Form} {...cityTown.dialogs.edit!} />
);
