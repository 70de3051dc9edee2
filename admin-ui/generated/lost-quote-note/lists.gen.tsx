// Generated from schemas/reference/lost-quote-note.json. Do not edit: change the schema and run npm run generate.
import { schemaText } from '../../core/i18n/t.ts';
import { EntityList } from '../../crud/list/EntityList.tsx';
import type { ListProps } from '../../crud/list/list-props.ts';
import { EditDialog } from './dialogs.gen.tsx';
import { lostQuoteNote } from './resource.gen.ts';

export const SettingsList = (props: ListProps) => (
  <EntityList
    {...props}
    of={lostQuoteNote}
    name="settings"
    title={schemaText('Lost Quote Notes')}
    columns={['lostQuoteNote', 'active']}
    filters={['active']}
    sort={{ field: 'lostQuoteNote', order: 'ASC' }}
    sorts={['lostQuoteNote', 'active']}
    create={EditDialog}
    edit={EditDialog}
  />
);
