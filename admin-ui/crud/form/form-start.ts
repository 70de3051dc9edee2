import { keyOf } from '../fields/reference.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import type { EntityDialogProps } from './dialog-props.ts';

/** A dialog with the record it edits; null for a new one. */
export type EntityFormProps = EntityDialogProps & { readonly record: WireRecord | null };

/** A new record has a separate draft for each record that it is created under. */
export const draftNameOf = ({ of, record, defaults, fixed = [] }: EntityFormProps): string =>
  [of.name, ...(record ? [record[of.key]] : ['new', ...fixed.map((name) => keyOf(defaults?.[name]))])].join('.');

/** The record, or the schema's defaults for a new one, with the other fields empty. */
export function startOf({ of, layout, record, defaults }: EntityFormProps): WireRecord {
  const start = of.slots['dialog.start'] ?? ((values) => values);
  if (record) return start(record, false);
  const standard = [...new Set([...Object.keys(of.fields), ...layout.flat()])]
    .filter((name) => !of.fields[name]!.readOnly)
    .map((name) => {
      const { default: value, type } = of.fields[name]!;
      return [name, value ?? (type === 'boolean' ? false : type === 'refs' ? [] : null)];
    });
  return { ...start({ ...Object.fromEntries(standard), ...defaults }, true) };
}
