import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import { useState, type ComponentType } from 'react';
import { t } from '../../../core/i18n/t.ts';
import { Initials, PersonFacts, useInitials } from './Person.tsx';
import { useAccountItems } from './use-account-items.tsx';

/** The settings menu where the side menu has no room for it: a popup of the user's initials (BEH-011). */
export function AccountPopup() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const initials = useInitials();
  const close = () => setAnchor(null);
  const items = useAccountItems(close);
  return (
    <>
      <IconButton
        aria-label={t('app.account.label', { initials })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.25 }}
      >
        <Initials />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ paper: { sx: { minWidth: 240 } } }}>
        <Head disabled />
        {items}
      </Menu>
    </>
  );
}

/** Who is signed in. Marked as disabled, because a menu focuses its first child that is not. */
const Head: ComponentType<{ readonly disabled: true }> = () => (
  <Box component="li" role="presentation" sx={{ px: 2, pb: 1, mb: 1, borderBottom: 1, borderColor: 'divider' }}>
    <PersonFacts />
  </Box>
);
