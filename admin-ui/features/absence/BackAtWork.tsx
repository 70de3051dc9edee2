import EventAvailableOutlinedIcon from '@mui/icons-material/EventAvailableOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Absence } from '../../../schemas/generated/absence.gen.ts';
import { call, undoTokenOf } from '../../core/data/http.ts';
import { t } from './texts.ts';
import type { RecordActionsProps } from '../../core/model/resource.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { addDays, daysBetween, today } from '../../core/time/london.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { useUndo } from '../../kit/undo.ts';
import { absenceKeys } from './keys.ts';

/** Ends the absence of somebody who is back before its last day. */
export function BackAtWork({ record, children }: RecordActionsProps<Absence>) {
  const session = useSession();
  const notify = useNotify();
  const queries = useQueryClient();
  const undoable = useUndo();
  const { id, name, user, coverBy, fromDate, untilDate, movedCount, returnedCount, version } = record;
  const isAway = daysBetween(fromDate!, today()) >= 0 && daysBetween(today(), untilDate!) >= 0;
  // The cover reads the absence, and does not end it.
  const isCover = coverBy?.id === session?.profile.id && user?.id !== session?.profile.id;
  if (!isAway || isCover || !allowsChange(session, 'signedIn')) return children([], false);

  async function end() {
    const returns = movedCount !== null && returnedCount === null ? [t('absence.backReturns')] : [];
    const text = t('absence.backText', { name: name!, cover: coverBy?.fullName ?? '' });
    const yes = t('absence.back');
    if (
      !(await confirm({ title: t('absence.backTitle'), text: [text, ...returns].join(' '), yes, no: t('kit.cancel') }))
    )
      return;
    try {
      // One that has begun today was none.
      const answer =
        fromDate === today()
          ? await call(`absences/${id}`, { method: 'DELETE' })
          : await call(`absences/${id}`, { method: 'PUT', body: { untilDate: addDays(today(), -1), version } });
      notify(t('absence.isBack', { name: name! }), { type: 'success', ...undoable(undoTokenOf(answer)) });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    // Work in any list may have come back.
    await queries.invalidateQueries();
  }

  const back = {
    title: t('absence.back'),
    icon: EventAvailableOutlinedIcon,
    shortcut: absenceKeys.back,
    run: () => void end(),
  };
  return children([back], false);
}
