// Generated from schemas/reference/city-town.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../platform/dialogs/dialog-props.ts';
import { EntityDialog } from '../../platform/dialogs/EntityDialog.tsx';
import { cityTown } from './resource.gen.ts';

export const EditDialog = (props: DialogProps) => <EntityDialog {...props} of={cityTown} {...cityTown.dialogs.edit!} />;
