import { invalid } from '../../core/errors/errors.ts';
import type { Change } from './change.ts';

/** @throws UserError 422 if a field that is set only once has a value and gets another (x-setOnce) */
export function refuseSecondSetting(change: Change): void {
  const { definition, before } = change;
  if (!before) return;
  const field = definition.fields.find(
    ({ name, setOnce }) => setOnce && change.changed(name) && before[name] !== null && before[name] !== '',
  );
  if (field) throw invalid({ [field.name]: field.setOnce! });
}
