import { createContext, useContext, type Dispatch } from 'react';
import type { WireRecord } from '../../core/model/resource.ts';
import { useColleagueSave } from '../live/use-colleague-save.ts';
import type { EntityFormProps } from './dialog-props.ts';
import { useConflict } from './use-conflict.ts';
import { useFormDraft } from './use-form-draft.ts';
import type { RecordFields } from './use-record-fields.ts';

/** Other versions of the record in a form: a colleague's, and a draft from before. */
export interface RecordChanges extends ReturnType<typeof useFormDraft> {
  readonly conflicts: ReturnType<typeof useConflict>;
  readonly colleague: ReturnType<typeof useColleagueSave>;
}

const Context = createContext<RecordChanges | null>(null);

export const RecordChangesProvider = Context.Provider;

export const useRecordChanges = (): RecordChanges => useContext(Context)!;

interface Parts {
  readonly props: EntityFormProps;
  readonly heading: string;
  readonly fields: RecordFields;
  readonly record: WireRecord | null;
  /** Makes a colleague's version the record that is being edited. */
  readonly onTheirs: Dispatch<WireRecord>;
}

/** Follows a colleague's saves of the record in a form, and keeps a draft of the user's changes. */
export function useFollowChanges({ props, heading, fields, record, onTheirs }: Parts): RecordChanges {
  const { of } = props;
  const conflicts = useConflict(of, fields.form, fields.names, onTheirs);
  const colleague = useColleagueSave(of, record?.[of.key] as number | undefined);
  return { conflicts, colleague, ...useFormDraft({ props, heading, fields, record, conflicts }) };
}
