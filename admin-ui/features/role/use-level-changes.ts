import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate, type HttpError } from 'react-admin';
import { call, undoTokenOf } from '../../core/data/http.ts';
import { t } from '../../core/i18n/t.ts';
import type { Scope } from '../../core/model/rule.ts';
import { useUndo } from '../../kit/undo.ts';
import { useUnsaved } from '../../kit/dialogs/use-unsaved.ts';
import { assignmentsKey } from './assignments.ts';
import { holdersKey } from './holders.ts';
import { savedLevel, scopeIn, type Assignments } from './levels.ts';

/** Unsaved levels by permission code. */
export type LevelChanges = Readonly<Record<string, Scope>>;

/** Collects changes to the permissions of a role until they are saved together. */
export function useLevelChanges(role: number, saved: Assignments) {
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const undoable = useUndo();
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

  /** Saves all or none. The message is at the permission that was refused. */
  async function save() {
    setBusy(true);
    const levels = codes.map((code) => savedLevel(code, changes[code]!, saved.get(code)));
    try {
      const answer = await call(`rolePermissions/${role}`, { method: 'PUT', body: levels });
      setChosen({});
      setErrors({});
      const text = t('role.saved', { smart_count: codes.length });
      notify(text, { type: 'success', ...undoable(undoTokenOf(answer)) });
    } catch (error) {
      const { message, body } = error as HttpError;
      setErrors((body as { readonly errors?: Readonly<Record<string, string>> } | null)?.errors ?? {});
      notify(message, { type: 'error', summary: translate('branchline.assignedPermission.updateFailed') });
    }
    await Promise.all([assignmentsKey, holdersKey].map((key) => queries.invalidateQueries({ queryKey: [key] })));
    setBusy(false);
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
