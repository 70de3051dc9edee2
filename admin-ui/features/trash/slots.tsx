import RestoreFromTrashOutlinedIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import Button from '@mui/material/Button';
import type { TrashSlots } from '../../generated/trash.gen.tsx';
import type { Trash } from '../../../schemas/generated/trash.gen.ts';
import { t } from '../../core/i18n/t.ts';
import type { BulkProps, RecordActionsProps } from '../../core/model/resource.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { trashKeys } from './keys.ts';
import { useRestore } from './use-restore.ts';

/** Restores one entry. */
function Restore({ record, children }: RecordActionsProps<Trash>) {
  const session = useSession();
  const restore = useRestore();
  const action = {
    title: t('trash.restore'),
    icon: RestoreFromTrashOutlinedIcon,
    shortcut: trashKeys.restore,
    run: () => void restore([record.id]),
  };
  return children(allowsChange(session, 'signedIn') ? [action] : [], false);
}

/** Restores the selected entries. */
function RestoreMany({ ids, ask, onDone }: BulkProps) {
  const restore = useRestore();
  const restoreAll = async () => {
    const yes = await ask((facts) => ({
      title: t('trash.restoreTitle', facts),
      text: t('trash.restores', facts),
      yes: t('trash.restore'),
    }));
    if (yes) await restore(ids).then(onDone);
  };
  return (
    <Button startIcon={<RestoreFromTrashOutlinedIcon />} onClick={restoreAll}>
      {t('trash.restore')}
    </Button>
  );
}

export default { 'record.actions': Restore, 'list.bulk': RestoreMany } satisfies TrashSlots;
