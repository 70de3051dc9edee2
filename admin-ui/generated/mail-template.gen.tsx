// Generated from schemas/reference/mail-template.json. Do not edit: change the schema and run npm run generate.
import DraftsOutlined from '@mui/icons-material/DraftsOutlined';
import slots from '../features/mail-template/slots.tsx';
import type { MailTemplate } from '../../schemas/generated/mail-template.gen.ts';
import { localised } from '../core/i18n/localised.ts';
import { schemaText } from '../core/i18n/t.ts';
import { registered } from '../core/model/react-admin.ts';
import type { Resource, Slots } from '../core/model/resource.ts';
import { asPage } from '../crud/form/as-page.tsx';
import type { DialogProps } from '../crud/form/dialog-props.ts';
import { EntityDialog } from '../crud/form/EntityDialog.tsx';
import { formOf } from '../crud/form/form-of.tsx';
import { EntityList } from '../crud/list/EntityList.tsx';
import type { ListProps } from '../crud/list/list-props.ts';
import { resources } from './resources.gen.ts';

export type MailTemplateSlots = Slots<
  MailTemplate,
  'id' | 'templateName' | 'mbpBranch' | 'subject' | 'message' | 'active' | 'version'
>;

export const mailTemplate: Resource<MailTemplate> = {
  ...resources.mailTemplate,
  ...registered(resources.mailTemplate),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),
  icon: DraftsOutlined,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    templateName: {
      title: 'Template',
      type: 'string',
      maxLength: 100,
      required: 'Template is required',
      transform: ['trim'],
    },
    mbpBranch: { title: 'Branch', description: 'Leave it empty for all branches.', type: 'ref', to: 'branch' },
    subject: { title: 'Subject', type: 'string', maxLength: 200, required: 'Subject is required', transform: ['trim'] },
    message: {
      title: 'Message',
      type: 'string',
      format: 'text',
      maxLength: 10000,
      required: 'Message is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: {
      title: 'Mail template',
      width: 760,
      layout: [['templateName', 'mbpBranch'], ['subject'], ['message'], ['active']],
    },
  }),
  layout: [],

  loadValidators: () =>
    import('#validators/mail-template').then(({ validators }) => localised('validators', validators)),
  slots: slots,
};

const Form = formOf(mailTemplate);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={mailTemplate} Form={Form} {...mailTemplate.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={mailTemplate}
      name="settings"
      title={schemaText('Mail templates')}
      columns={['templateName', 'mbpBranch', 'subject', 'active']}
      filters={['mbpBranch', 'active']}
      sort={{ field: 'templateName', order: 'ASC' }}
      sorts={['templateName', 'subject', 'active', 'mbpBranch']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
      empty={schemaText('No templates yet. With one, an e-mail that is often sent takes three keys.')}
    />
  );
}
