import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { noDuplicates, type FoundDuplicates } from './duplicates.ts';
import { useDuplicateCheck, type DuplicateCheck } from './use-duplicate-check.tsx';
import { useDuplicateQuestion } from './use-duplicate-question.tsx';

/** Possible duplicates of the record in a form. */
export interface Duplicates {
  readonly check: DuplicateCheck;
  /** The question whether to save despite them. */
  readonly question: ReturnType<typeof useDuplicateQuestion>;
  /** Those that a save of the record asks about. */
  readonly asked: FoundDuplicates;
}

const Context = createContext<Duplicates | null>(null);

export const DuplicatesProvider = Context.Provider;

/** Possible duplicates of the record in the form around a component. */
export const useDuplicates = (): Duplicates => useContext(Context)!;

/**
 * Looks for possible duplicates of the record in a form.
 * @param record the record as last saved; null for a new one
 * @param onDuplicate uses an existing record instead of the new one
 */
export function useFindDuplicates(
  of: Resource,
  form: UseFormReturn<WireRecord>,
  record: WireRecord | null,
  onDuplicate?: (duplicate: WireRecord) => void,
): Duplicates {
  const check = useDuplicateCheck(of, form, record, onDuplicate);
  const question = useDuplicateQuestion(of, form.getValues, onDuplicate);
  const asks = record && of.slots['dialog.duplicates']?.(record) === 'ask';
  return { check, question, asked: asks ? check.found : noDuplicates };
}
