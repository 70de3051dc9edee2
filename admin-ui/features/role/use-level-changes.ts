import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../../core/data/http.ts';
import { t } from '../../core/i18n/t.ts';
import type { Scope } from '../../core/model/rule.ts';
import { useUnsaved } from '../../kit/dialogs/use-unsaved.ts';
import { assignmentsKey } from './assignments.ts';
import { holdersKey } from './holders.ts';
import { saveCall, scopeIn, type Assignments } from './levels.ts';

/** Unsaved levels by permission code. */
export type LevelChanges = Readonly<Record<string, Scope>>;

/** The permission that saving needs. It is changed last: once a user has taken it from their own role, nothing saves. */
const needed = 'ViewUsersRoles';

/** Collects changes to the permissions of a role until they are saved together. */
export function useLevelChanges(role: number, saved: Assignments, ids: ReadonlyMap<string, number>) {
  const queries = useQueryClient();
  const notify = useNotify();
  const [chosen, setChosen] = useState<LevelChanges>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const changes: LevelChanges = Object.fromEntries(
    Object.entries(chosen).filter(([code, scope]) => scope !== scopeIn(saved, code)),
  );
  const codes = Object.keys(changes);
  const discard = () => {
    setChosen({});
    setErrors({});
  };
  useUnsaved({ isChanged: codes.length > 0, isBusy: busy, onClose: discard });

  /** Saves one after the other. What is refused stays an unsaved change, with the server's message. */
  async function save() {
    setBusy(true);
    const refused: Record<string, string> = {};
    for (const code of codes.toSorted((a, b) => Number(a === needed) - Number(b === needed))) {
      const { path, ...options } = saveCall(role, code, changes[code]!, saved.get(code), ids);
      try {
        await call(path, options);
      } catch (error) {
        refused[code] = (error as Error).message;
      }
    }
    const count = Object.keys(refused).length;
    await Promise.all([assignmentsKey, holdersKey].map((key) => queries.invalidateQueries({ queryKey: [key] })));
    setErrors(refused);
    setChosen(Object.fromEntries(Object.keys(refused).map((code) => [code, changes[code]!])));
    setBusy(false);
    if (count) notify(t('role.notSaved', { smart_count: count }), { type: 'error' });
    else notify(t('role.saved', { smart_count: codes.length }), { type: 'success' });
  }

  return {
    changes,
    errors,
    busy,
    set: (more: LevelChanges) => {
      setChosen({ ...chosen, ...more });
      setErrors({});
    },
    save,
    discard,
  };
}
