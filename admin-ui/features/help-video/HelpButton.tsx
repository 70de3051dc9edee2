import HelpOutlineIcon from '@mui/icons-material/HelpOutline';
import IconButton from '@mui/material/IconButton';
import { Suspense, useEffect } from 'react';
import { t } from '../../core/i18n/t.ts';
import { shortcut } from '../../core/shortcuts.ts';
import { help } from '../../app/shell/openers.ts';
import { later } from '../../kit/later.tsx';

const HelpDrawer = later(() => import('./HelpDrawer.tsx').then((module) => module.HelpDrawer));

/** Opens the help of the page, as does `?`. On a telephone, where the top bar is short, only the settings menu does. */
export function HelpButton() {
  const open = help.useOpen();
  useEffect(() => shortcut('?', help.open), []);
  return (
    <>
      <IconButton
        aria-label={t('kit.help')}
        aria-keyshortcuts="?"
        onClick={help.open}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        <HelpOutlineIcon fontSize="small" />
      </IconButton>
      <Suspense>{open && <HelpDrawer onClose={help.close} />}</Suspense>
    </>
  );
}
