// Generated from schemas/entities/contact/. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../platform/dialogs/dialog-props.ts';
import { EntityDialog } from '../../platform/dialogs/EntityDialog.tsx';
import { contact } from './resource.gen.ts';

export const EditDialog = (props: DialogProps) => <EntityDialog {...props} of={contact} {...contact.dialogs.edit!} />;
