import { labelOf } from '../../core/model/label.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { isSetOnce } from './dialog-state.ts';
import type { Draft } from './drafts.ts';
import type { EntityFormProps } from './dialog-props.ts';
import { draftNameOf } from './form-start.ts';
import { fillIn } from './form-tools.ts';
import type { useConflict } from './use-conflict.ts';
import { changesIn, useDraft } from './use-draft.ts';
import type { useRecordFields } from './use-record-fields.ts';

interface Parts {
  readonly props: EntityFormProps;
  readonly heading: string;
  readonly fields: ReturnType<typeof useRecordFields>;
  readonly record: WireRecord | null;
  readonly conflicts: ReturnType<typeof useConflict>;
}

/** The draft of a record's form, and a function that fills the form with it. */
export function useFormDraft({ props, heading, fields: { form, names }, record, conflicts }: Parts) {
  const draft = useDraft({
    name: draftNameOf(props),
    title: record ? `${heading}: ${labelOf(props.of, record)}` : heading,
    version: record?.version as number | undefined,
    changes: changesIn(form),
  });

  function restore({ values, before, version }: Draft) {
    const fits = ([name]: [string, unknown]) =>
      names.includes(name) && !props.fixed?.includes(name) && !isSetOnce(props, record, name);
    fillIn(form, Object.fromEntries(Object.entries(values).filter(fits)));
    draft.take();
    if (record && version !== record.version) conflicts.meet({ ...record, ...before }, record);
  }

  return { draft, restore };
}
