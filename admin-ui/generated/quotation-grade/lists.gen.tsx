// Generated from schemas/reference/quotation-grade.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { quotationGrade } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={quotationGrade}
    name="settings"
    title={schemaText('Quotation Grades')}
    columns={['quoteGradeName', 'active']}
    filters={['active']}
    sort={{ field: 'position', order: 'ASC' }}
    sorts={['position', 'quoteGradeName', 'active']}
    rows={100}
    create={EditDialog}
    edit={EditDialog}
  />
);
