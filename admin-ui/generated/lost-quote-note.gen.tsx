// Generated from schemas/reference/lost-quote-note.json. Do not edit: change the schema and run npm run generate.
import type { LostQuoteNote } from '../../schemas/generated/lost-quote-note.gen.ts';
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

export type LostQuoteNoteSlots = Slots<LostQuoteNote, 'id' | 'lostQuoteNote' | 'active' | 'version'>;

export const lostQuoteNote: Resource<LostQuoteNote> = {
  ...resources.lostQuoteNote,
  ...registered(resources.lostQuoteNote),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    lostQuoteNote: {
      title: 'Reason',
      type: 'string',
      maxLength: 100,
      required: 'Reason is required',
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Lost Quote Note', width: 500, layout: [['lostQuoteNote'], ['active']] },
  }),
  layout: [],

  loadValidators: () =>
    import('#validators/lost-quote-note').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(lostQuoteNote);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={lostQuoteNote} Form={Form} {...lostQuoteNote.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
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
      edits="edit"
    />
  );
}
