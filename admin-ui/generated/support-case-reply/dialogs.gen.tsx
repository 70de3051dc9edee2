// Generated from schemas/entities/support-case-reply/. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { supportCaseReply } from './resource.gen.ts';

export const ReplyDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={supportCaseReply} {...supportCaseReply.dialogs.reply!} />
);
