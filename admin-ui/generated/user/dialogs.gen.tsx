// Generated from schemas/entities/user/. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { user } from './resource.gen.ts';

export const NewDialog = (props: DialogProps) => <EntityDialog {...props} of={user} {...user.dialogs.new!} />;

export const EditDialog = (props: DialogProps) => <EntityDialog {...props} of={user} {...user.dialogs.edit!} />;
