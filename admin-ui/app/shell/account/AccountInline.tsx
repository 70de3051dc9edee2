import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import MenuList from '@mui/material/MenuList';
import { useId, useState } from 'react';
import { t } from '../../../core/i18n/t.ts';
import { menuShades } from '../../../core/theme/grounds.ts';
import { unseen } from '../../../core/theme/unseen.ts';
import { Initials, PersonFacts } from './Person.tsx';
import { useAccountItems } from './use-account-items.tsx';

/** The signed-in user at the foot of the side menu. The settings menu opens below the name (BEH-011). */
export function AccountInline({ onGo }: { readonly onGo: () => void }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const done = () => {
    setOpen(false);
    onGo();
  };
  const items = useAccountItems(done);
  return (
    <Box sx={{ flexShrink: 0, borderTop: `1px solid ${menuShades.current}`, pb: 'env(safe-area-inset-bottom)' }}>
      <ButtonBase
        id={id}
        data-person
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={{
          width: '100%',
          justifyContent: 'flex-start',
          textAlign: 'left',
          gap: 1.25,
          px: 2,
          py: 1,
          '&:hover': { backgroundColor: menuShades.hover },
        }}
      >
        <Initials />
        <Box component="span" sx={unseen}>
          {t('app.account.labelInline')}
        </Box>
        <PersonFacts />
        <ExpandLessIcon
          fontSize="small"
          sx={{ ml: 'auto', transform: open ? 'rotate(180deg)' : 'none', transition: 'transform 120ms' }}
        />
      </ButtonBase>
      {open && (
        <MenuList
          autoFocusItem
          aria-labelledby={id}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            setOpen(false);
            document.getElementById(id)?.focus();
          }}
          sx={{
            pt: 0,
            '& .MuiMenuItem-root': { whiteSpace: 'normal' },
            '& .MuiMenuItem-root:hover, & .Mui-focusVisible': { backgroundColor: menuShades.hover },
          }}
        >
          {items}
        </MenuList>
      )}
    </Box>
  );
}
