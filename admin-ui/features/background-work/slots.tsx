import PlayArrowOutlinedIcon from '@mui/icons-material/PlayArrowOutlined';
import StopCircleOutlinedIcon from '@mui/icons-material/StopCircleOutlined';
import type { BackgroundWorkSlots } from '../../generated/background-work.gen.tsx';
import type { BackgroundWork } from '../../../schemas/generated/background-work.gen.ts';
import { t } from '../../core/i18n/t.ts';
import type { RecordActionsProps } from '../../core/model/resource.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { isActive, retryWork, stopWork } from './calls.ts';
import { workKeys } from './keys.ts';
import { StateCell } from './StateCell.tsx';
import { useChangeWork } from './use-change-work.ts';

/** Stops work, and tries it again. Regular work that is stopped stays stopped, so that is confirmed. */
function Actions({ record, children }: RecordActionsProps<BackgroundWork>) {
  const session = useSession();
  const { change, busy } = useChangeWork();
  const { id, subject, schedule, state, stopping, reason } = record;
  if (!allowsChange(session, 'signedIn')) return children([], false);
  const isRegular = schedule !== null;
  const ask = () =>
    confirm({
      title: t('backgroundWork.stopTitle', { subject: subject! }),
      text: t('backgroundWork.stopRegular'),
      yes: t('backgroundWork.stop'),
      no: t('kit.cancel'),
    });
  const canStop = !stopping && (isActive(record) || (isRegular && state === 'Failed'));
  // Work that waits for the first time begins by itself as soon as there is room.
  const canStart = state === 'Failed' || state === 'Stopped' || (state === 'Waiting' && (isRegular || reason !== null));
  const stop = {
    title: t('backgroundWork.stop'),
    icon: StopCircleOutlinedIcon,
    shortcut: workKeys.stop,
    run: async () => {
      if (!isRegular || (await ask())) await change(() => stopWork(id));
    },
  };
  const retry = {
    title: t(isActive(record) ? 'backgroundWork.now' : 'backgroundWork.retry'),
    icon: PlayArrowOutlinedIcon,
    shortcut: workKeys.retry,
    run: () => void change(() => retryWork(id)),
  };
  return children([...(canStop ? [stop] : []), ...(canStart ? [retry] : [])], busy);
}

export default { 'record.actions': Actions, 'list.cell.state': StateCell } satisfies BackgroundWorkSlots;
