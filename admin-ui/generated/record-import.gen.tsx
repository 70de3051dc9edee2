// Generated from schemas/entities/record-import/. Do not edit: change the schema and run npm run generate.
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import slots from '../features/record-import/slots.tsx';
import type { RecordImport } from '../../schemas/generated/record-import.gen.ts';
import { localised } from '../core/i18n/localised.ts';
import { schemaText } from '../core/i18n/t.ts';
import { registered } from '../core/model/react-admin.ts';
import type { Resource, Slots } from '../core/model/resource.ts';
import { EntityList } from '../crud/list/EntityList.tsx';
import type { ListProps } from '../crud/list/list-props.ts';
import { RecordPage } from '../crud/record-page/record-page.ts';
import type { PageProps } from '../crud/record-page/RecordPage.tsx';
import { resources } from './resources.gen.ts';

export type RecordImportSlots = Slots<
  RecordImport,
  | 'id'
  | 'fileName'
  | 'kind'
  | 'status'
  | 'person'
  | 'rowCount'
  | 'checkedCount'
  | 'passedCount'
  | 'addedCount'
  | 'updatedCount'
  | 'skippedCount'
  | 'refusedCount'
  | 'undoneCount'
  | 'keptCount'
  | 'running'
  | 'problem'
  | 'encoding'
  | 'headings'
  | 'mapping'
  | 'importedAt'
  | 'keptUntil'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version',
  'detail'
>;

export const recordImport: Resource<RecordImport> = {
  ...resources.recordImport,
  ...registered(resources.recordImport),
  list: MainList,
  show: RecordImportPage,
  icon: UploadFileOutlined,
  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    fileName: { title: 'File', type: 'string', maxLength: 255, readOnly: true, transform: ['trim'] },
    kind: {
      title: 'Records',
      type: 'string',
      maxLength: 60,
      readOnly: true,
      transform: ['trim'],
      labels: { contact: 'Contact', customer: 'Customer' },
    },
    status: {
      title: 'Status',
      type: 'string',
      values: ['Reading', 'Matching', 'Checking', 'Checked', 'Importing', 'Imported', 'Undoing', 'Undone', 'Discarded'],
      readOnly: true,
      widget: 'badge',
      default: 'Reading',
    },
    person: { title: 'By', type: 'ref', readOnly: true, to: 'user' },
    rowCount: { title: 'Rows', type: 'integer', readOnly: true, default: 0 },
    checkedCount: { title: 'Rows checked', type: 'integer', readOnly: true, default: 0 },
    passedCount: {
      title: 'Rows done',
      description: 'Rows that the import has come to, from the first.',
      type: 'integer',
      readOnly: true,
      default: 0,
    },
    addedCount: { title: 'Added', type: 'integer', readOnly: true, default: 0 },
    updatedCount: { title: 'Updated', type: 'integer', readOnly: true, default: 0 },
    skippedCount: { title: 'Skipped', type: 'integer', readOnly: true, default: 0 },
    refusedCount: { title: 'Not imported', type: 'integer', readOnly: true, default: 0 },
    undoneCount: { title: 'Undone', type: 'integer', readOnly: true, default: 0 },
    keptCount: { title: 'Not undone', type: 'integer', readOnly: true, default: 0 },
    running: {
      title: 'Running',
      description: 'Its rows are being checked, imported or undone.',
      type: 'boolean',
      readOnly: true,
      default: false,
    },
    problem: {
      title: 'Problem',
      description: 'Why the work has stopped.',
      type: 'string',
      maxLength: 1000,
      readOnly: true,
      transform: ['trim'],
    },
    encoding: {
      title: 'Encoding',
      description: 'Encoding of a text file.',
      type: 'string',
      maxLength: 40,
      readOnly: true,
      transform: ['trim'],
    },
    headings: {
      title: 'Columns',
      description: 'JSON: the headings of the file.',
      type: 'string',
      format: 'text',
      maxLength: 300000,
      readOnly: true,
      transform: ['trim'],
    },
    mapping: {
      title: 'Mapping',
      description: 'JSON: which column becomes which field.',
      type: 'string',
      format: 'text',
      maxLength: 300000,
      readOnly: true,
      transform: ['trim'],
    },
    importedAt: { title: 'Imported', type: 'string', format: 'date-time', maxLength: 100, readOnly: true },
    keptUntil: {
      title: 'Rows kept until',
      description: 'The day on which the rows of the file are deleted, and after which the import cannot be undone.',
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
  dialogs: localised('dialogs', {}),
  layout: [],

  loadValidators: () =>
    import('#validators/record-import').then(({ validators }) => localised('validators', validators)),
  slots: slots,
};

export function MainList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={recordImport}
      name="main"
      title={schemaText('Imports')}
      columns={[
        'fileName',
        'kind',
        'status',
        'person',
        'dateCreated',
        'rowCount',
        'addedCount',
        'updatedCount',
        'refusedCount',
      ]}
      more={['importedAt', 'skippedCount', 'undoneCount', 'keptCount', 'keptUntil']}
      card={['kind', 'person', 'dateCreated']}
      filters={['kind', 'status', 'person']}
      sort={{ field: 'dateCreated', order: 'DESC' }}
      sorts={[
        'dateCreated',
        'fileName',
        'kind',
        'status',
        'person',
        'rowCount',
        'addedCount',
        'updatedCount',
        'refusedCount',
        'importedAt',
        'skippedCount',
        'undoneCount',
        'keptCount',
        'keptUntil',
      ]}
      rows={50}
    />
  );
}

export function RecordImportPage(props: PageProps) {
  return (
    <RecordPage
      {...props}
      of={recordImport}

      facts={['kind', 'rowCount', 'person', 'dateCreated']}
      tabs={localised('tabs', [{ name: 'detail', title: 'Import', slot: true }])}
    />
  );
}
