import { extendUserWidget } from '../../generated/user-widget/hooks.gen.ts';
import type { UserWidgetRecord } from '../../generated/user-widget/record.gen.ts';
import { widgets } from '../../generated/widgets.gen.ts';
import { invalid } from '../../core/errors/errors.ts';

export const paramNames = ['ParamVal1', 'ParamVal2', 'ParamVal3', 'ParamVal4'] as const;

export default extendUserWidget({
  /** Checks that the widget exists and that its parameters are given (VAL-018). Clears all other parameters. */
  validate({ after }) {
    const widget = widgets.find(({ id }) => id === after.widget);
    if (!widget) throw invalid({ widget: 'Widget is required.' });
    after.widgetType = widget.widgetType;
    const errors: Partial<Record<keyof UserWidgetRecord, string>> = {};
    paramNames.forEach((name, i) => {
      const param = widget.params[i];
      if (!param) after[name] = null;
      else if (!after[name]) errors[name] = `${param.label} is required.`;
      else if (!/^\d{1,9}(,\d{1,9})*$/.test(after[name])) errors[name] = `${param.label} must be a list of ids.`;
    });
    if (Object.keys(errors).length) throw invalid(errors);
  },
});
