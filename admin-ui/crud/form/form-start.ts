import { keyOf } from '../fields/reference.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { startValue } from './default-references.ts';
import type { EntityFormProps } from './dialog-props.ts';

/** Name of a draft. A new record has a separate one for each record that it is created under. */
export const draftNameOf = ({ of, record, defaults, fixed = [] }: EntityFormProps): string =>
  [of.name, ...(record ? [record[of.key]] : ['new', ...fixed.map((name) => keyOf(defaults?.[name]))])].join('.');

/** Initial values: the record, or the schema's defaults for a new one. All other fields are empty. */
export function startOf({ of, layout, record, defaults }: EntityFormProps): WireRecord {
  const start = of.slots['dialog.start'] ?? ((values) => values);
  if (record) return start(record, false);
  const standard = [...new Set([...Object.keys(of.fields), ...layout.flat()])]
    .filter((name) => !of.fields[name]!.readOnly || layout.some((row) => row.includes(name)))
    .map((name) => {
      const { default: value = startValue(of.fields[name]!), type } = of.fields[name]!;
      return [name, value ?? (type === 'boolean' ? false : type === 'refs' ? [] : null)];
    });
  return { ...start({ ...Object.fromEntries(standard), ...defaults }, true) };
}
