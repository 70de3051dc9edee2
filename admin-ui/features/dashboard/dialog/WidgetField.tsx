import { useFormContext } from 'react-hook-form';
import { schemaText } from '../../../core/i18n/t.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { useTitle } from './use-title.ts';

/** What a choice of the widget clears. */
const others = [
  'ParamVal1',
  'ParamVal2',
  'ParamVal3',
  'ParamVal4',
  'viewId',
  'userViewFilter',
  'report',
  'widgetType',
  'period',
  'figure',
  'groupBy',
];

/** Chooses a widget of the catalogue. That clears what the last one used. */
export function WidgetField() {
  const { setValue } = useFormContext();
  const catalogue = useCatalogue();
  const suggest = useTitle();

  function choose(chosen: string | number) {
    suggest(catalogue.find((one) => one.id === chosen)!.widgetName);
    for (const name of others) setValue(name, null, { shouldDirty: true });
  }

  const choices = catalogue.map(({ id, widgetName }) => ({ value: id, text: schemaText(widgetName) }));
  return <ChoiceField name="widget" choices={choices} onChosen={choose} />;
}
