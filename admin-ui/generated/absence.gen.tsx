// Generated from schemas/entities/absence/. Do not edit: change the schema and run npm run generate.
import slots from '../features/absence/slots.tsx';
import type { Absence } from '../../schemas/generated/absence.gen.ts';
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

export type AbsenceSlots = Slots<
  Absence,
  | 'id'
  | 'name'
  | 'user'
  | 'fromDate'
  | 'untilDate'
  | 'coverBy'
  | 'work'
  | 'note'
  | 'movedCount'
  | 'returnedCount'
  | 'nextMove'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const absence: Resource<Absence> = {
  ...resources.absence,
  ...registered(resources.absence),
  list: MainList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    name: {
      title: 'Name',
      description: 'The name of the person, as it was then.',
      type: 'string',
      maxLength: 201,
      readOnly: true,
      transform: ['trim'],
      derived: [{ from: ['user'], text: '{user}' }],
    },
    user: {
      title: 'Who is away',
      type: 'ref',
      required: 'Please choose who is away.',
      to: 'user',
      choices: { status: { is: 'ACTIVE' } },
      setOnce: 'An absence stays with its person. Delete it and add another.',
      defaultReference: { user: null },
    },
    fromDate: {
      title: 'From',
      type: 'string',
      format: 'date',
      maxLength: 100,
      required: 'Please enter the first day away.',
    },
    untilDate: {
      title: 'Until',
      description: 'The last day away.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      required: 'Please enter the last day away.',
    },
    coverBy: {
      title: 'Covered by',
      description: 'Gets the alerts and reminders, and sees the work, marked with the name of the person who is away.',
      type: 'ref',
      required: 'Please choose who covers.',
      to: 'user',
      choices: { status: { is: 'ACTIVE' } },
    },
    work: {
      title: 'Open work',
      description: 'Open activities, quotations to chase and unread notes.',
      type: 'string',
      values: ['Stays', 'Moves'],
      required: 'Open work is required.',
      labels: {
        Stays: 'Stays with the person; the cover sees it too',
        Moves: 'Moves to the cover, and comes back afterwards',
      },
      default: 'Stays',
    },
    note: { title: 'For colleagues', type: 'string', maxLength: 200, transform: ['trim'] },
    movedCount: {
      title: 'Moved',
      description: 'Records that have moved to the cover; empty before.',
      type: 'integer',
      readOnly: true,
    },
    returnedCount: {
      title: 'Returned',
      description: 'Records that have come back; empty before.',
      type: 'integer',
      readOnly: true,
    },
    nextMove: {
      title: 'Moves on',
      description: 'The day on which open work goes to the cover, or comes back.',
      type: 'string',
      format: 'date',
      maxLength: 100,
      readOnly: true,
    },
    dateCreated: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    createdBy: { title: 'Created by', type: 'ref', readOnly: true, to: 'user' },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Away', width: 560, layout: [['user'], ['fromDate', 'untilDate'], ['coverBy'], ['work'], ['note']] },
  }),
  layout: [],

  loadValidators: () => import('#validators/absence').then(({ validators }) => localised('validators', validators)),
  slots: slots,
};

const Form = formOf(absence);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={absence} Form={Form} {...absence.dialogs.edit!} />;
}

export function MainList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={absence}
      name="main"
      title={schemaText('Away')}
      columns={['user', 'fromDate', 'untilDate', 'coverBy', 'work', 'note']}
      more={['movedCount', 'returnedCount', 'dateCreated', 'createdBy']}
      card={['fromDate', 'untilDate', 'coverBy']}
      filters={['user', 'coverBy']}
      sort={{ field: 'fromDate', order: 'DESC' }}
      sorts={[
        'fromDate',
        'untilDate',
        'user',
        'coverBy',
        'work',
        'note',
        'movedCount',
        'returnedCount',
        'dateCreated',
        'createdBy',
      ]}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
      empty={schemaText('No absence yet. Add one to say when you are away, and who covers for you.')}
    />
  );
}
