import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { t } from '../../core/i18n/t.ts';
import { dayAndTime } from '../../core/time/london.ts';
import type { Draft } from './drafts.ts';
import { focusFirst } from '../../kit/dialogs/focus-first.ts';

interface Props {
  readonly offer: Draft | null;
  readonly onRestore: (draft: Draft) => void;
  readonly onDiscard: () => void;
}

/** Offers to restore changes that were never saved. Either answer moves focus to the first field. */
export function DraftBanner({ offer, onRestore, onDiscard }: Props) {
  if (!offer) return null;
  const then = (answer: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
    answer();
    focusFirst(event.currentTarget.form);
  };
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2, py: 0, alignItems: 'center', '& .MuiAlert-message': { flex: 1 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Box sx={{ flex: '1 1 200px' }}>{t('crud.draft.offer', { when: dayAndTime(offer.at) })}</Box>
        <Box sx={{ ml: -1.5 }}>
          <Button color="inherit" onClick={then(() => onRestore(offer))}>
            {t('crud.draft.restore')}
          </Button>
          <Button color="inherit" onClick={then(onDiscard)}>
            {t('kit.discard')}
          </Button>
        </Box>
      </Box>
    </Alert>
  );
}
