import { Suspense, useState, type ReactNode } from 'react';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import type { FoundDuplicates } from './duplicates.ts';
import { DuplicateConfirm } from './DuplicateConfirm.tsx';
import { later } from '../../kit/later.tsx';

const DuplicateTable = later(() => import('./DuplicateTable.tsx').then((module) => module.DuplicateTable));

interface Asked {
  readonly found: FoundDuplicates;
  readonly answer: (anyway: boolean) => void;
  readonly saving: boolean;
}

/**
 * Asks whether to save despite duplicates. They are shown in a table if the schema says so, or if one of them can be
 * used instead.
 * @param draft the values of the form
 */
export function useDuplicateQuestion(
  of: Resource,
  draft: () => WireRecord,
  onDuplicate?: (duplicate: WireRecord) => void,
) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (found: FoundDuplicates) =>
    new Promise<boolean>((resolve) => setAsked({ found, answer: resolve, saving: false }));
  const close = () => setAsked(null);

  let dialog: ReactNode = null;
  if (asked) {
    const { found, answer, saving } = asked;
    const no = () => {
      close();
      answer(false);
    };
    const yes = () => {
      setAsked({ ...asked, saving: true });
      answer(true);
    };
    const take = (duplicate: WireRecord) => {
      no();
      onDuplicate!(duplicate);
    };
    dialog =
      onDuplicate || of.duplicates!.table ? (
        <DuplicateTable
          of={of}
          found={found}
          draft={draft()}
          saving={saving}
          onSave={yes}
          {...(onDuplicate && { onSelect: take })}
          onClose={no}
        />
      ) : (
        <DuplicateConfirm of={of} found={found} saving={saving} onSave={yes} onClose={no} />
      );
  }
  return { ask, close, dialog: dialog && <Suspense>{dialog}</Suspense> };
}
