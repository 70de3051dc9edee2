import EditNoteOutlinedIcon from '@mui/icons-material/EditNoteOutlined';
import IconButton from '@mui/material/IconButton';
import { Suspense, useEffect } from 'react';
import { t } from '../../../core/i18n/t.ts';
import { allowsChange } from '../../../core/session/rules.ts';
import { useSession } from '../../../core/session/session.ts';
import { shortcut, usePageShortcuts } from '../../../core/shortcuts.ts';
import { logDialog } from '../../../crud/actions/log-dialog.ts';
import { later } from '../../../kit/later.tsx';
import { logKey, logRule } from './keys.ts';

const LogAnything = later(() => import('./LogAnything.tsx').then((module) => module.LogAnything));

const shown = [{ keys: t('activity.log.keys'), does: t('activity.log.title') }];

/** A button in the top bar that logs what happened, for those who may. The key does it from anywhere. */
export function LogTool() {
  return allowsChange(useSession(), logRule) ? <Tool /> : null;
}

function Tool() {
  const request = logDialog.useRequest();
  usePageShortcuts(shown);
  useEffect(() => shortcut(logKey.pressed, () => logDialog.open({})), []);
  return (
    <>
      <IconButton
        aria-label={t('activity.log.title')}
        aria-keyshortcuts={logKey.aria}
        onClick={() => logDialog.open({})}
        // On telephones, the pages of records have a button of their own.
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        <EditNoteOutlinedIcon fontSize="small" />
      </IconButton>
      {request && (
        <Suspense>
          <LogAnything {...request} onClose={logDialog.close} />
        </Suspense>
      )}
    </>
  );
}
