// Generated from schemas/entities/user-widget/. Do not edit: change the schema and run npm run generate.
import slots from '../features/user-widget/slots.tsx';
import type { UserWidget } from '../../schemas/generated/user-widget.gen.ts';
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

export type UserWidgetSlots = Slots<
  UserWidget,
  | 'id'
  | 'widget'
  | 'widgetName'
  | 'screenPos'
  | 'widgetType'
  | 'user'
  | 'active'
  | 'viewId'
  | 'userViewFilter'
  | 'userViewFilterId'
  | 'report'
  | 'figure'
  | 'groupBy'
  | 'period'
  | 'width'
  | 'height'
  | 'ParamVal1'
  | 'ParamVal2'
  | 'ParamVal3'
  | 'ParamVal4'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const userWidget: Resource<UserWidget> = {
  ...resources.userWidget,
  ...registered(resources.userWidget),
  list: ByUserList,
  create: asPage(EditDialog),
  edit: asPage(EditDialog),

  fields: localised('fields', {
    id: { title: 'Id', type: 'integer', readOnly: true },
    widget: { title: 'Widget', type: 'integer', minimum: 1, required: 'Widget is required.' },
    widgetName: { title: 'Title', type: 'string', maxLength: 100, required: 'Title is required.', transform: ['trim'] },
    screenPos: { title: 'Position', type: 'integer', minimum: 1, maximum: 1000, required: 'Position is required.' },
    widgetType: {
      title: 'Shown as',
      description: 'A list or report is shown as the user chooses; every other widget has one kind.',
      type: 'string',
      maxLength: 20,
      transform: ['trim'],
      labels: { list: 'Table', number: 'Number', bar: 'Bars', line: 'Line', pie: 'Donut', queue: 'Chase queue' },
    },
    user: { title: 'User', type: 'ref', required: 'User is required.', to: 'user' },
    active: { title: 'Active', type: 'boolean', default: true },
    viewId: { title: 'List', type: 'integer', minimum: 1, maximum: 1000 },
    userViewFilter: { title: 'Saved filter', type: 'ref', to: 'userViewFilter' },
    userViewFilterId: { title: 'User View Filter Id', type: 'alias', alias: ['userViewFilter', 'id'] },
    report: { title: 'Report', type: 'integer', minimum: 1, maximum: 100000 },
    figure: {
      title: 'Figure',
      description: 'What a number or chart counts or adds up.',
      type: 'string',
      maxLength: 60,
      transform: ['trim'],
    },
    groupBy: {
      title: 'For each',
      description: 'A chart has a bar, point or slice for each value of this.',
      type: 'string',
      maxLength: 60,
      transform: ['trim'],
    },
    period: {
      title: 'Period',
      description: 'Limits a number to a period so far, and compares it with the same days of the one before.',
      type: 'string',
      values: ['This week', 'This month', 'This quarter', 'This year'],
    },
    width: {
      title: 'Width',
      description: "Columns of the dashboard's twelve. Default: 3 for a number, 6 for others.",
      type: 'integer',
      minimum: 1,
      maximum: 12,
    },
    height: {
      title: 'Height',
      description: 'Minimum height, in steps of 40 pixels. Default: as high as its content.',
      type: 'integer',
      minimum: 1,
      maximum: 20,
    },
    ParamVal1: { title: 'Parameter 1', type: 'string', maxLength: 1000, transform: ['trim'] },
    ParamVal2: { title: 'Parameter 2', type: 'string', maxLength: 1000, transform: ['trim'] },
    ParamVal3: { title: 'Parameter 3', type: 'string', maxLength: 1000, transform: ['trim'] },
    ParamVal4: { title: 'Parameter 4', type: 'string', maxLength: 1000, transform: ['trim'] },
    dateCreated: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    createdBy: { title: 'Created by', type: 'ref', readOnly: true, to: 'user' },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  }),
  duplicates: null,
  dialogs: localised('dialogs', {
    edit: {
      title: 'Widget',
      width: 560,
      layout: [
        ['widget'],
        ['viewId', 'userViewFilter'],
        ['report'],
        ['widgetType', 'period'],
        ['figure', 'groupBy'],
        ['widgetName', 'screenPos'],
        ['ParamVal1', 'ParamVal2'],
        ['ParamVal3', 'ParamVal4'],
        ['active'],
      ],
    },
  }),
  layout: [],

  loadValidators: () => import('#validators/user-widget').then(({ validators }) => localised('validators', validators)),
  slots: slots,
};

const Form = formOf(userWidget);

export function EditDialog(props: DialogProps) {
  return <EntityDialog {...props} of={userWidget} Form={Form} {...userWidget.dialogs.edit!} />;
}

export function ByUserList(props: ListProps) {
  return (
    <EntityList
      {...props}
      of={userWidget}
      name="byUser"
      title={schemaText('Widgets')}
      columns={['widgetName', 'widgetType', 'screenPos', 'active']}
      sort={{ field: 'screenPos', order: 'ASC' }}
      sorts={['screenPos', 'widgetName', 'widgetType', 'active']}
      create={EditDialog}
      edit={EditDialog}
      edits="edit"
    />
  );
}
