import type { UserWidgetSlots } from '../../generated/user-widget.gen.tsx';
import { checkWidget } from '../dashboard/dialog/check-widget.ts';
import { ParamField } from '../dashboard/dialog/ParamField.tsx';
import { Preview } from '../dashboard/dialog/Preview.tsx';
import {
  FigureField,
  FilterField,
  GroupField,
  KindField,
  ListField,
  PeriodField,
  ReportField,
} from '../dashboard/dialog/SourceFields.tsx';
import { WidgetField } from '../dashboard/dialog/WidgetField.tsx';
import { CopyWidgets } from '../dashboard/edit/CopyWidgets.tsx';

/** A widget comes from the catalogue, or shows any list or report. */
export default {
  'dialog.field.widget': WidgetField,
  'dialog.field.viewId': ListField,
  'dialog.field.userViewFilter': FilterField,
  'dialog.field.report': ReportField,
  'dialog.field.widgetType': KindField,
  'dialog.field.period': PeriodField,
  'dialog.field.figure': FigureField,
  'dialog.field.groupBy': GroupField,
  'dialog.field.ParamVal1': ({ record }) => <ParamField no={1} record={record} />,
  'dialog.field.ParamVal2': ({ record }) => <ParamField no={2} record={record} />,
  'dialog.field.ParamVal3': ({ record }) => <ParamField no={3} record={record} />,
  'dialog.field.ParamVal4': ({ record }) => <ParamField no={4} record={record} />,
  'dialog.check': checkWidget,
  'dialog.more': Preview,
  'list.toolbar': CopyWidgets,
} satisfies UserWidgetSlots;
