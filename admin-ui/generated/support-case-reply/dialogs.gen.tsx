// Generated from schemas/entities/support-case-reply/. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { supportCaseReply } from './resource.gen.ts';

const Form = formOf(supportCaseReply);

export const ReplyDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={supportCaseReply} Form={Form} {...supportCaseReply.dialogs.reply!} />
);
