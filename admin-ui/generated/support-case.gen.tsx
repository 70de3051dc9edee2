// Generated from schemas/entities/support-case/. Do not edit: change the schema and run npm run generate.
import SupportOutlined from '@mui/icons-material/SupportOutlined';
import slots from '../features/support-case/slots.tsx';
import type { SupportCase } from '../../schemas/generated/support-case.gen.ts';
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

export type SupportCaseSlots = Slots<
  SupportCase,
  | 'id'
  | 'type'
  | 'description'
  | 'details'
  | 'resolution'
  | 'status'
  | 'active'
  | 'screenshot'
  | 'loggedInUser'
  | 'lastEP'
  | 'epError'
  | 'epPayload'
  | 'errorCode'
  | 'datetime'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const supportCase: Resource<SupportCase> = {
  ...resources.supportCase,
  ...registered(resources.supportCase),
  list: MainList,
  edit: asPage(EditDialog),
  icon: SupportOutlined,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    type: { title: 'Type', type: 'ref', required: 'The Type is required', to: 'supportCaseType' },
    description: {
      title: 'Description',
      type: 'string',
      maxLength: 200,
      required: 'The Description is required',
      transform: ['trim'],
    },
    details: {
      title: 'Details',
      type: 'string',
      format: 'text',
      maxLength: 4000,
      required: 'The Details is required',
      transform: ['trim'],
    },
    resolution: { title: 'Resolution', type: 'string', format: 'text', maxLength: 4000, transform: ['trim'] },
    status: { title: 'Status', type: 'ref', required: 'The Status is required', to: 'supportCaseStatus' },
    active: { title: 'Active', type: 'boolean', required: 'The Active is required', default: true },
    screenshot: { title: 'Screenshot', type: 'ref', required: 'The Screenshot is required', to: 'attachment' },
    loggedInUser: { title: 'User', type: 'ref', readOnly: true, to: 'user' },
    lastEP: { title: 'Last call', type: 'string', maxLength: 300, transform: ['trim'] },
    epError: { title: 'Its answer', type: 'string', format: 'text', maxLength: 4000, transform: ['trim'] },
    epPayload: { title: 'Its payload', type: 'string', format: 'text', maxLength: 4000, transform: ['trim'] },
    errorCode: { title: 'Status code', type: 'string', maxLength: 20, transform: ['trim'] },
    datetime: { title: 'At', type: 'string', maxLength: 40, transform: ['trim'] },
    dateCreated: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    createdBy: { title: 'Created by', type: 'ref', readOnly: true, to: 'user' },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    report: {
      title: 'Support Case',
      width: 640,
      layout: [
        ['type'],
        ['description'],
        ['details'],
        ['resolution'],
        ['status', 'active'],
        ['screenshot'],
        ['lastEP', 'errorCode'],
        ['datetime'],
        ['epError'],
        ['epPayload'],
      ],
      readOnly: ['status', 'lastEP', 'errorCode', 'datetime', 'epError', 'epPayload'],
    },
    edit: {
      title: 'Support Case',
      width: 640,
      layout: [
        ['type'],
        ['description'],
        ['details'],
        ['resolution'],
        ['status', 'active'],
        ['screenshot'],
        ['lastEP', 'errorCode'],
        ['datetime'],
        ['epError'],
        ['epPayload'],
      ],
      readOnly: ['screenshot', 'lastEP', 'errorCode', 'datetime', 'epError', 'epPayload'],
    },
  }),
  layout: [],

  loadValidators: () =>
    import('#validators/support-case').then(({ validators }) => localised('validators', validators)),
  slots: slots,
};

const Form = formOf(supportCase);

export function ReportDialog(props: DialogProps) {
  return <EntityDialog {...props} of={supportCase} Form={Form} {...supportCase.dialogs.report!} />;
}

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={supportCase} Form={Form} {...supportCase.dialogs.edit!} />;
}

export function MainList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={supportCase}
      name="main"
      title={schemaText('Support Cases')}
      columns={['description', 'type', 'status', 'loggedInUser', 'dateCreated', 'active']}
      more={['lastEP', 'errorCode', 'resolution']}
      filters={['type', 'status', 'active']}
      sort={{ field: 'dateCreated', order: 'DESC' }}
      sorts={['dateCreated', 'description', 'type', 'status', 'loggedInUser', 'active', 'lastEP', 'errorCode']}
      edit={EditDialog}
      edits="edit"
    />
  );
}

export function MineList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={supportCase}
      name="mine"
      title={schemaText('My Support Cases')}
      columns={['description', 'type', 'status', 'dateCreated']}
      more={['resolution']}
      filters={['status']}
      where={{ loggedInUser: '$user' }}
      sort={{ field: 'dateCreated', order: 'DESC' }}
      sorts={['dateCreated', 'description', 'type', 'status']}
      edit={EditDialog}
      edits="edit"
      opens="dialog"
      empty={schemaText(
        "You haven't reported any problems. To report one, choose the lifebuoy at the top: it takes a screenshot for your report.",
      )}
    />
  );
}
