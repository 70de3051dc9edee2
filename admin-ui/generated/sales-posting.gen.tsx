// Generated from schemas/entities/sales-posting/. Do not edit: change the schema and run npm run generate.
import slots from '../features/sales-posting/slots.tsx';
import type { SalesPosting } from '../../schemas/generated/sales-posting.gen.ts';
import { localised } from '../core/i18n/localised.ts';
import { schemaText } from '../core/i18n/t.ts';
import { registered } from '../core/model/react-admin.ts';
import type { Resource, Slots } from '../core/model/resource.ts';
import { EntityList } from '../crud/list/EntityList.tsx';
import type { ListProps } from '../crud/list/list-props.ts';
import { RecordPage } from '../crud/record-page/record-page.ts';
import type { PageProps } from '../crud/record-page/RecordPage.tsx';
import { resources } from './resources.gen.ts';

export type SalesPostingSlots = Slots<
  SalesPosting,
  | 'id'
  | 'fileName'
  | 'kind'
  | 'sYear'
  | 'status'
  | 'rowCount'
  | 'sentCount'
  | 'postedCount'
  | 'failedCount'
  | 'total'
  | 'running'
  | 'problem'
  | 'lastFailed'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version',
  'detail'
>;

export const salesPosting: Resource<SalesPosting> = {
  ...resources.salesPosting,
  ...registered(resources.salesPosting),
  list: MainList,
  show: SalesPostingPage,

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    fileName: { title: 'File', type: 'string', maxLength: 255, required: 'File is required.', transform: ['trim'] },
    kind: { title: 'Figures', type: 'string', values: ['Actual', 'Forecast'], required: 'Figures is required.' },
    sYear: { title: 'Year', type: 'integer', minimum: 2000, maximum: 2100, required: 'Year is required.' },
    status: {
      title: 'Status',
      type: 'string',
      values: ['Posting', 'Posted', 'Undone'],
      readOnly: true,
      widget: 'badge',
      default: 'Posting',
    },
    rowCount: { title: 'Rows', type: 'integer', minimum: 1, maximum: 100000, required: 'Rows is required.' },
    sentCount: { title: 'Sent', type: 'integer', readOnly: true, default: 0 },
    postedCount: { title: 'Posted', type: 'integer', readOnly: true, default: 0 },
    failedCount: { title: 'Not posted', type: 'integer', readOnly: true, default: 0 },
    total: { title: 'Total', type: 'number', format: 'money', readOnly: true, total: true, default: 0 },
    running: {
      title: 'Running',
      description: 'Its rows are being posted.',
      type: 'boolean',
      readOnly: true,
      default: false,
    },
    problem: {
      title: 'Problem',
      description: 'Why the posting has stopped.',
      type: 'string',
      maxLength: 1000,
      readOnly: true,
      transform: ['trim'],
    },
    lastFailed: { title: 'Last row not posted', type: 'boolean', readOnly: true, default: false },
    dateCreated: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    createdBy: { title: 'Created by', type: 'ref', readOnly: true, to: 'user' },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {}),
  layout: [],

  loadValidators: () =>
    import('#validators/sales-posting').then(({ validators }) => localised('validators', validators)),
  slots: slots,
};

export function MainList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={salesPosting}
      name="main"
      title={schemaText('Postings')}
      columns={[
        'fileName',
        'kind',
        'sYear',
        'dateCreated',
        'createdBy',
        'rowCount',
        'postedCount',
        'failedCount',
        'total',
        'status',
      ]}
      card={['kind', 'sYear', 'total']}
      filters={['kind', 'sYear', 'status']}
      sort={{ field: 'dateCreated', order: 'DESC' }}
      sorts={[
        'dateCreated',
        'fileName',
        'kind',
        'sYear',
        'createdBy',
        'rowCount',
        'postedCount',
        'failedCount',
        'total',
        'status',
      ]}
    />
  );
}

export function SalesPostingPage(props: PageProps) {
  return (
    <RecordPage
      {...props}
      of={salesPosting}

      facts={['kind', 'sYear', 'rowCount', 'postedCount', 'failedCount', 'total', 'dateCreated', 'createdBy']}
      tabs={localised('tabs', [{ name: 'detail', title: 'Rows', slot: true }])}
    />
  );
}
