import EditNoteOutlinedIcon from '@mui/icons-material/EditNoteOutlined';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { t } from '../../../core/i18n/t.ts';
import type { SlotProps } from '../../../core/model/resource.ts';
import { allowsChange } from '../../../core/session/rules.ts';
import { useSession } from '../../../core/session/session.ts';
import { shortcut } from '../../../core/shortcuts.ts';
import { logDialog } from '../../../crud/actions/log-dialog.ts';
import { canBeLogged } from './about.ts';
import { logKey } from './keys.ts';

/** Logs what happened with a record, on the pages of all records that an activity can belong to. */
export function LogButton({ of, record }: SlotProps) {
  const mayLog = allowsChange(useSession(), { permission: 'EditCustomers' });
  return mayLog && canBeLogged(of.name) ? <Log of={of} record={record} /> : null;
}

function Log({ of, record }: SlotProps) {
  const open = () => logDialog.open({ about: { entity: of.name, record } });
  // The key is about this record, and not about any.
  useEffect(() => shortcut(logKey.pressed, open, true));
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<EditNoteOutlinedIcon />}
      title={t('crud.actions.key', { key: logKey.shown })}
      aria-keyshortcuts={logKey.shown}
      onClick={open}
    >
      {t('activity.log.do')}
    </Button>
  );
}
