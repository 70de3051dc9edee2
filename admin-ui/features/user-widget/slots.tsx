import { userWidgetSlots } from '../../generated/user-widget/slots.gen.ts';
import { CopyWidgets } from './CopyWidgets.tsx';
import { ParamField } from './ParamField.tsx';
import { WidgetField } from './WidgetField.tsx';

/** A widget is chosen from the catalogue, which defines its parameters. */
export default userWidgetSlots({
  'dialog.field.widget': WidgetField,
  'dialog.field.ParamVal1': ({ record }) => <ParamField no={1} record={record} />,
  'dialog.field.ParamVal2': ({ record }) => <ParamField no={2} record={record} />,
  'dialog.field.ParamVal3': ({ record }) => <ParamField no={3} record={record} />,
  'dialog.field.ParamVal4': ({ record }) => <ParamField no={4} record={record} />,
  'list.toolbar': CopyWidgets,
});
