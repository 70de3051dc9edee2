import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { contents } from '../../core/contents.ts';
import { t } from '../../core/i18n/t.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { opener } from './opener.ts';
import { shortcut, shortcuts } from '../../core/shortcuts.ts';

const state = opener();

export const openShortcuts = state.open;

/** Lists the keyboard shortcuts. Opened by `?` or from the account menu. */
export function ShortcutsDialog() {
  const open = state.useOpen();
  useEffect(() => shortcut('?', state.open), []);
  return (
    <DialogFrame open={open} title={t('app.account.shortcuts')} width={420} onClose={state.close}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '96px 1fr', rowGap: 1 }}>
        {[...shortcuts, ...contents().shortcuts].map(({ keys, does }) => (
          <Box key={keys} sx={{ display: 'contents' }}>
            <Typography component="dt">
              <Box
                component="kbd"
                sx={{
                  px: 0.75,
                  py: 0.25,
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: 0.5,
                  fontFamily: 'inherit',
                  fontSize: 12,
                  whiteSpace: 'pre',
                }}
              >
                {keys}
              </Box>
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {does}
            </Typography>
          </Box>
        ))}
      </Box>
    </DialogFrame>
  );
}
