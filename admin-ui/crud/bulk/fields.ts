import type { FieldInfo, Resource, WireRecord } from '../../core/model/resource.ts';
import { keyOf } from '../fields/reference.ts';
import { t } from './texts.ts';

/** What a control of the form stands for. */
interface Meant {
  readonly name: string;
  readonly part: 'set' | 'empty' | 'add' | 'remove';
  readonly info: FieldInfo;
}

/**
 * The controls for fields of many records. Each is empty at first, which means that the field stays as it is. A field with
 * several references has two: what is added, and what is removed. One that may be empty has a box that empties it.
 * @param canEmpty whether fields can be emptied
 */
export function controlsFor(
  of: Pick<Resource, 'fields'>,
  names: readonly string[],
  canEmpty = false,
): Readonly<Record<string, Meant>> {
  return Object.fromEntries(
    names.flatMap((name): [string, Meant][] => {
      const { required, readOnly: _, default: __, choices = {}, ...field } = of.fields[name]!;
      // Choices that depend on another field of the record differ from record to record.
      const info: FieldInfo = {
        ...field,
        choices: Object.fromEntries(Object.entries(choices).filter(([, choice]) => !choice.of)),
      };
      if (info.type === 'refs')
        return (['add', 'remove'] as const).map((part) => [
          `${name}_${part}`,
          { name, part, info: { ...info, title: t(`bulkChange.${part}`, { field: info.title.toLowerCase() }) } },
        ]);
      if (info.type === 'boolean')
        return [
          [name, { name, part: 'set', info: { ...info, type: 'string', values: ['yes', 'no'], labels: yesNo() } }],
        ];
      const value: [string, Meant] = [name, { name, part: 'set', info }];
      if (!canEmpty || required !== undefined || info.flow) return [value];
      const title = t('bulkChange.empty', { field: info.title.toLowerCase() });
      return [value, [`${name}_empty`, { name, part: 'empty', info: { title, type: 'boolean' } }]];
    }),
  );
}

/** The rows of the form: a field and the box that empties it stand side by side. */
export const rowsOf = (controls: Readonly<Record<string, Meant>>): string[][] =>
  Object.entries(controls)
    .filter(([, { part }]) => part !== 'empty')
    .map(([control]) => (controls[`${control}_empty`] ? [control, `${control}_empty`] : [control]));

/** Messages for boxes that would empty a field that also has a value. */
export const contradicted = (controls: Readonly<Record<string, Meant>>, values: WireRecord): Record<string, string> =>
  Object.fromEntries(
    Object.entries(controls)
      .filter(([control, { name, part }]) => part === 'empty' && values[control] && (values[name] ?? '') !== '')
      .map(([control]) => [control, t('bulkChange.valueOrEmpty')]),
  );

/** What the filled controls say, as the call takes it; null if none is filled. */
export function bodyOf(controls: Readonly<Record<string, Meant>>, values: WireRecord): WireRecord | null {
  const body: Record<string, Record<string, unknown>> = {};
  for (const [control, { name, part, info }] of Object.entries(controls)) {
    if (part === 'empty') {
      if (values[control]) (body.set ??= {})[name] = null;
      continue;
    }
    const value = sentOf(info, values[control]);
    if (value !== null) (body[part] ??= {})[name] = value;
  }
  return Object.keys(body).length ? body : null;
}

/** A value as a save sends it: keys in place of records; null for an empty one. */
export function sentOf({ type, values }: FieldInfo, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length ? value.map(keyOf) : null;
  if (type === 'ref') return keyOf(value);
  if (values?.join() === 'yes,no') return value === 'yes';
  return value;
}

const yesNo = () => ({ yes: t('bulkChange.yes'), no: t('bulkChange.no') });
