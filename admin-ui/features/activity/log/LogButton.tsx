import EditNoteOutlinedIcon from '@mui/icons-material/EditNoteOutlined';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { t } from '../../../core/i18n/t.ts';
import type { SlotProps } from '../../../core/model/resource.ts';
import { shortcut } from '../../../core/shortcuts.ts';
import { logKey } from './keys.ts';
import { useLogAbout } from './use-log-about.ts';

/** Logs what happened with a record, on the pages of all records that an activity can belong to. */
export function LogButton(props: SlotProps) {
  const open = useLogAbout(props);
  return open && <Log open={open} />;
}

function Log({ open }: { readonly open: () => void }) {
  // The key is about this record, and not about any.
  useEffect(() => shortcut(logKey.pressed, open, true));
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<EditNoteOutlinedIcon />}
      title={t('crud.actions.key', { key: t('activity.log.keys') })}
      aria-keyshortcuts={logKey.aria}
      onClick={open}
    >
      {t('activity.log.do')}
    </Button>
  );
}
