import { afterPress } from '../../kit/after-press.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import type { Duplicates } from '../duplicates/use-duplicates.ts';
import type { DialogState } from '../fields/dialog-context.ts';
import type { EntityFormProps } from './dialog-props.ts';
import type { RecordFields } from './use-record-fields.ts';
import { requires } from './validate.ts';

interface Parts {
  readonly props: EntityFormProps;
  readonly formId: string;
  readonly fields: RecordFields;
  readonly duplicates: Pick<Duplicates, 'check'>;
  readonly record: WireRecord | null;
  /** Fields that this user may not change, whatever the schema says. */
  readonly locked: readonly string[];
  /** Fields of a saved record that are locked until the user unlocks them. */
  readonly createOnly: readonly string[];
  /** Messages of the fields that the dialog requires. `also` has those that have been required since it opened. */
  readonly require: Readonly<Record<string, string>>;
  readonly also: Readonly<Record<string, string>>;
}

/** A set-once field that already has a value. */
export const isSetOnce = ({ of }: EntityFormProps, record: WireRecord | null, name: string): boolean =>
  Boolean(of.fields[name]!.setOnce && record?.[name]);

/** State of a record's dialog, for its fields: which are locked or required, and what to call on changes. */
export function dialogStateOf({
  props,
  formId,
  fields: { form, names, when, changed, left },
  duplicates,
  record,
  locked,
  createOnly,
  require,
  also,
}: Parts): DialogState {
  const { of, validators, readOnly = [], fixed = [], star } = props;
  const state: DialogState = {
    of,
    formId,
    names,
    isReadOnly: (name) =>
      readOnly.includes(name) ||
      createOnly.includes(name) ||
      state.isFixed(name) ||
      locked.includes(name) ||
      (of.fields[name]!.readOnly ?? false) ||
      isSetOnce(props, record, name) ||
      !when(name, 'editable'),
    isFixed: (name) => fixed.includes(name),
    isRequired: (name) => name in require || (of.fields[name]!.required !== undefined && when(name, 'required')),
    hasStar: (name) => (star ? star.includes(name) || name in also : state.isRequired(name)),
    needs: (name) => name in require || requires(of, validators, form.getValues(), name),
    labelOf: (name) => of.fields[name]!.title,
    userChanged: (name, value) => {
      changed(name, value);
      if (of.fields[name]!.type === 'ref') duplicates.check.left(name);
    },
    left: (name) =>
      afterPress(() => {
        left(name);
        duplicates.check.left(name);
      }),
    values: () => form.getValues(),
  };
  return state;
}
