import { Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNotify } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { call } from '../../core/data/http.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { transformed } from '../../core/model/sent.ts';
import { keyOf } from '../fields/reference.ts';
import { duplicatesIn, noDuplicates, withRows, type FoundDuplicates } from './duplicates.ts';
import { later } from '../../kit/later.tsx';

const DuplicateTable = later(() => import('./DuplicateTable.tsx').then((module) => module.DuplicateTable));
const DuplicateViewer = later(() => import('./DuplicateViewer.tsx').then((module) => module.DuplicateViewer));

export interface DuplicateCheck {
  readonly state: 'idle' | 'checking' | 'done';
  readonly found: FoundDuplicates;
  /** Whether the values have changed since the check. */
  readonly changed: boolean;
  readonly plural: string;
  /** Call when focus leaves a field or a choice is made in it. */
  left(name: string): void;
  check(): void;
  view(): void;
  readonly viewer: ReactNode;
}

/**
 * Requests possible duplicates when the user leaves a field or makes a choice in it. All fields that the check needs
 * must be filled, and one must have changed since the last check (VAL-041).
 * @param onDuplicate uses an existing record instead of the new one
 */
export function useDuplicateCheck(
  of: Resource,
  form: UseFormReturn<WireRecord>,
  record: WireRecord | null,
  onDuplicate?: (duplicate: WireRecord) => void,
): DuplicateCheck {
  const notify = useNotify();
  const [state, setState] = useState<DuplicateCheck['state']>('idle');
  const [found, setFound] = useState(noDuplicates);
  const [viewing, setViewing] = useState(false);
  const turn = useRef(0);
  const when = of.duplicates?.when ?? [];

  const draft = () => draftOf(of, form.getValues());
  const needed = (values: WireRecord) => JSON.stringify(when.map((name) => values[name]));
  const complete = (values: WireRecord) => when.every((name) => values[name] !== null && values[name] !== '');

  // A saved record was already checked when it was saved.
  const [checked, setChecked] = useState(() => (record ? needed(draft()) : ''));

  async function check() {
    const values = draft();
    const own = record && { [of.key]: record[of.key] };
    const mine = ++turn.current;
    setState('checking');
    setChecked(needed(values));
    try {
      await call(of.calls.check!, { method: 'POST', isRead: true, body: { ...values, ...own } });
      if (mine === turn.current) finish(noDuplicates);
    } catch (error) {
      if (mine !== turn.current) return;
      const duplicates = duplicatesIn(error);
      if (duplicates) return finish(duplicates);
      setState('idle');
      notify(t('crud.duplicates.failed'), { type: 'error', summary: t('crud.duplicates.failedTitle') });
    }
  }

  function finish(duplicates: FoundDuplicates) {
    setFound(duplicates);
    setState('done');
  }

  useWhenOpened(() => {
    if (record && of.slots['dialog.duplicates']?.(record) && complete(draft())) void check();
  });

  const watched = when.length ? form.watch([...when]) : [];
  const changed = state === 'done' && watched.length > 0 && needed(draft()) !== checked;
  return {
    state,
    found,
    changed,
    plural: of.plural.toLowerCase(),
    left(name) {
      // The form gets the chosen value only in the next tick.
      setTimeout(() => {
        if (!when.includes(name)) return;
        const values = draft();
        if (complete(values) && needed(values) !== checked) void check();
      });
    },
    check: () => void check(),
    view: () => setViewing(true),
    viewer: viewing && (
      <Suspense>
        <Viewer
          of={of}
          found={found}
          record={record}
          draft={() => form.getValues()}
          onFound={setFound}
          onSelect={onDuplicate}
          onClose={() => setViewing(false)}
        />
      </Suspense>
    ),
  };
}

/** What is sent to the duplicate check. */
function draftOf(of: Resource, typed: WireRecord): WireRecord {
  const values = transformed(of, typed);
  const empty = (name: string) => (of.fields[name]!.type === 'string' ? '' : null);
  return Object.fromEntries((of.duplicates?.send ?? []).map((name) => [name, keyOf(values[name]) ?? empty(name)]));
}

/** Runs something once, after the form has got its values. */
function useWhenOpened(run: () => void) {
  const begin = useEffectEvent(run);
  useEffect(() => {
    const timer = setTimeout(begin);
    return () => clearTimeout(timer);
  }, []);
}

interface ViewerProps {
  readonly of: Resource;
  readonly found: FoundDuplicates;
  readonly record: WireRecord | null;
  readonly draft: () => WireRecord;
  readonly onFound: (change: (found: FoundDuplicates) => FoundDuplicates) => void;
  readonly onSelect: ((duplicate: WireRecord) => void) | undefined;
  readonly onClose: () => void;
}

/** All duplicates of a new record in a table, if its schema asks for one; else one beside the other. */
const Viewer = ({ of, found, record, draft, onFound, onSelect, onClose }: ViewerProps) =>
  of.duplicates!.table && !record ? (
    <DuplicateTable of={of} found={found} draft={draft()} onClose={onClose} />
  ) : (
    <DuplicateViewer
      of={of}
      found={found}
      onClose={onClose}
      onSelect={onSelect}
      {...(record && {
        than: record[of.key] as number,
        onRows: (change) => onFound((before) => withRows(before, change(before.rows))),
      })}
    />
  );
