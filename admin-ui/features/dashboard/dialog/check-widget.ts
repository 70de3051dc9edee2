import type { UserWidget } from '../../../../schemas/generated/user-widget.gen.ts';
import { schemaText, t } from '../../../core/i18n/t.ts';
import { loadedCatalogue } from './use-catalogue.ts';

const params = ['ParamVal1', 'ParamVal2', 'ParamVal3', 'ParamVal4'] as const;

/** A message for each parameter, list or report that a widget lacks (VAL-018), so that all are shown at once. */
export function checkWidget(values: UserWidget): Partial<Record<keyof UserWidget, string>> {
  const widget = loadedCatalogue().find(({ id }) => id === values.widget);
  const required = (name: string) => t('userWidget.required', { name });
  const errors: Partial<Record<keyof UserWidget, string>> = {};
  widget?.params.forEach(({ label }, i) => {
    if (!values[params[i]!]) errors[params[i]!] = required(schemaText(label));
  });
  if (widget?.source === 'list' && !values.viewId) errors.viewId = required(schemaText('List'));
  if (widget?.source === 'report' && !values.report) errors.report = required(schemaText('Report'));
  return errors;
}
