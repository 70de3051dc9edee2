// Generated from schemas/entities/sales-posting/. Do not edit: change the schema and run npm run generate.
import { localised } from '../../core/i18n/localised.ts';
import { RecordPage, type PageProps } from '../../crud/record-page/RecordPage.tsx';
import { salesPosting } from './resource.gen.ts';

export const SalesPostingPage = (props: PageProps) => (
  <RecordPage
    {...props}
    of={salesPosting}

    facts={['kind', 'sYear', 'rowCount', 'postedCount', 'failedCount', 'total', 'dateCreated', 'createdBy']}
    tabs={localised('tabs', [{ name: 'detail', title: 'Rows', slot: true }])}
  />
);
