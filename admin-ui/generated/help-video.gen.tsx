// Generated from schemas/reference/help-video.json. Do not edit: change the schema and run npm run generate.
import type { HelpVideo } from '../../schemas/generated/help-video.gen.ts';
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

export type HelpVideoSlots = Slots<HelpVideo, 'id' | 'title' | 'url' | 'page' | 'active' | 'version'>;

export const helpVideo: Resource<HelpVideo> = {
  ...resources.helpVideo,
  ...registered(resources.helpVideo),
  list: SettingsList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    title: { title: 'Title', type: 'string', maxLength: 100, required: 'Title is required', transform: ['trim'] },
    url: {
      title: 'Address',
      type: 'string',
      format: 'uri',
      maxLength: 300,
      required: 'Address is required',
      transform: ['trim'],
    },
    page: {
      title: 'Page',
      description: 'Address of the page whose help shows the video, such as /customers.',
      type: 'string',
      maxLength: 100,
      transform: ['trim'],
    },
    active: { title: 'Active', type: 'boolean', default: true },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: { title: 'Help Video', width: 500, layout: [['title'], ['url'], ['page'], ['active']] },
  }),
  layout: [],

  loadValidators: () => import('#validators/help-video').then(({ validators }) => localised('validators', validators)),
  slots: {},
};

const Form = formOf(helpVideo);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={helpVideo} Form={Form} {...helpVideo.dialogs.edit!} />;
}

export function SettingsList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={helpVideo}
      name="settings"
      title={schemaText('Help Videos')}
      columns={['title', 'url', 'page', 'active']}
      filters={['active']}
      sort={{ field: 'title', order: 'ASC' }}
      sorts={['title', 'url', 'page', 'active']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
