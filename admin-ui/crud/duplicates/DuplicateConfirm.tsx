import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '../../core/i18n/t.ts';
import type { Resource } from '../../core/model/resource.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import type { FoundDuplicates } from './duplicates.ts';
import { DuplicateBlock } from './DuplicateBlock.tsx';

interface Props {
  readonly of: Resource;
  readonly found: FoundDuplicates;
  readonly saving: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** Asks whether to save despite possible duplicates, and shows the closest match (BEH-057, ERR-049). */
export const DuplicateConfirm = ({ of, found: { rows, total }, saving, onSave, onClose }: Props) => (
  <DialogFrame
    open
    role="alertdialog"
    title={t('crud.duplicates.confirmTitle')}
    width={640}
    onClose={onClose}
    actions={
      <>
        <Button variant="outlined" color="inherit" disabled={saving} onClick={onClose} autoFocus>
          {t('kit.no')}
        </Button>
        <Button variant="contained" loading={saving} onClick={onSave}>
          {t('kit.yes')}
        </Button>
      </>
    }
  >
    <Typography sx={{ mb: 2 }}>{of.duplicates!.confirm}</Typography>
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
      {total === 1 ? t('crud.duplicates.possible') : t('crud.duplicates.closest', { count: total })}
    </Typography>
    <Box sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <DuplicateBlock of={of} duplicate={rows[0]!} />
    </Box>
  </DialogFrame>
);
