// Generated from schemas/entities/support-case-reply/. Do not edit: change the schema and run npm run generate.
import type { SupportCaseReply } from '../../schemas/generated/support-case-reply.gen.ts';
import { localised } from '../core/i18n/localised.ts';
import { schemaText } from '../core/i18n/t.ts';
import { registered } from '../core/model/react-admin.ts';
import type { Resource, Slots } from '../core/model/resource.ts';
import type { DialogProps } from '../crud/form/dialog-props.ts';
import { EntityDialog } from '../crud/form/EntityDialog.tsx';
import { formOf } from '../crud/form/form-of.tsx';
import { EntityList } from '../crud/list/EntityList.tsx';
import type { ListProps } from '../crud/list/list-props.ts';
import { resources } from './resources.gen.ts';

export type SupportCaseReplySlots = Slots<
  SupportCaseReply,
  'id' | 'supportCase' | 'reply' | 'repliedOn' | 'dateCreated' | 'createdBy' | 'dateUpdated' | 'updatedBy' | 'version'
>;

export const supportCaseReply: Resource<SupportCaseReply> = {
  ...resources.supportCaseReply,
  ...registered(resources.supportCaseReply),
  list: MainList,

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    supportCase: {
      title: 'Support Case',
      type: 'ref',
      required: 'Support Case is required',
      to: 'supportCase',
      setOnce: 'A reply stays with its support case.',
    },
    reply: {
      title: 'Reply',
      type: 'string',
      format: 'text',
      maxLength: 4000,
      required: 'The Reply is required',
      transform: ['trim'],
    },
    repliedOn: { title: 'Replied on', type: 'string', format: 'date-time', maxLength: 100, readOnly: true },
    dateCreated: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    createdBy: { title: 'Created by', type: 'ref', readOnly: true, to: 'user' },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', { reply: { title: 'Reply', width: 560, layout: [['reply']], submit: 'Send' } }),
  layout: [],

  loadValidators: () =>
    import('#validators/support-case-reply').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(supportCaseReply);

export function ReplyDialog(props: DialogProps) {
  return <EntityDialog {...props} of={supportCaseReply} Form={Form} {...supportCaseReply.dialogs.reply!} />;
}

export function MainList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={supportCaseReply}
      name="main"
      title={schemaText('Replies')}
      columns={['reply', 'createdBy', 'repliedOn']}
      filters={['supportCase']}
      sort={{ field: 'repliedOn', order: 'ASC' }}
      sorts={['repliedOn', 'createdBy']}
    />
  );
}
