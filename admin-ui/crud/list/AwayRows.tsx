import ClearIcon from '@mui/icons-material/Clear';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { PopoverDialog } from '../../kit/dialogs/PopoverDialog.tsx';
import { titleOf, useList } from './list-context.ts';

interface Props {
  readonly rows: readonly RaRecord[];
  readonly onUnselect: (id: RaRecord['id']) => void;
}

/** Shows the selected rows that are on other pages, each with a button that unselects it. */
export function AwayRows({ rows, onUnselect }: Props) {
  const { of, columns } = useList();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = t('crud.bulk.awayRows');
  return (
    <>
      <Button aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
        {t('crud.bulk.showAway')}
      </Button>
      <PopoverDialog anchor={anchor} label={title} width={360} onClose={() => setAnchor(null)}>
        <Box component="ul" sx={{ m: 0, p: 1, maxHeight: 320, overflowY: 'auto', listStyle: 'none' }}>
          {rows.map((row) => {
            const name = titleOf(of, columns.shown, row);
            return (
              <Box component="li" key={row.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 1 }}>
                <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {name}
                </Box>
                <IconButton aria-label={t('crud.bulk.unselect', { name })} onClick={() => onUnselect(row.id)}>
                  <ClearIcon fontSize="small" />
                </IconButton>
              </Box>
            );
          })}
        </Box>
      </PopoverDialog>
    </>
  );
}
