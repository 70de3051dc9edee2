import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { t } from '../../core/i18n/t.ts';
import type { Rule } from '../../core/model/rule.ts';
import { allows } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { AccessHelp } from './AccessHelp.tsx';
import { PopoverDialog } from '../../kit/dialogs/PopoverDialog.tsx';

interface Props {
  /** Label of the button that is missing. */
  readonly action: string;
  readonly rule: Rule;
}

/**
 * In place of the main action of a page, if the user may not take it: says which permission they need, and whom to ask.
 */
export function WhyNot({ action, rule }: Props) {
  const session = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (allows(session, rule)) return null;
  const why = t('crud.access.why', { action });
  return (
    <>
      <IconButton
        aria-label={why}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: 'text.secondary' }}
      >
        <LockOutlinedIcon fontSize="small" />
      </IconButton>
      <PopoverDialog anchor={anchor} label={why} align="right" onClose={() => setAnchor(null)}>
        <Box sx={{ p: 2, maxWidth: 360 }}>
          <AccessHelp rule={rule} />
        </Box>
      </PopoverDialog>
    </>
  );
}
