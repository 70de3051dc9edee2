import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from './texts.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { LoadFailed } from '../../kit/LoadFailed.tsx';
import { useRecordDialog } from '../fields/dialog-context.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { UseRows } from './UseRows.tsx';
import { useUses } from './use-uses.ts';

/** In the dialog of an entry of a reference list: where it is used, and the button to replace it. */
export function EntryUses({ of, record }: SlotProps) {
  const id = record[of.key] as number;
  const { data, error, refetch } = useUses(of.name, id);
  const dialog = useRecordDialog();
  const [replacing, setReplacing] = useState(false);
  const mayReplace = data?.refusal === null && data.uses.length > 0;
  return (
    <Box
      component="section"
      aria-label={t('replace.uses')}
      sx={{ mt: 2.5, pt: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 36, mb: 0.5 }}>
        <Typography variant="h3">{t('replace.uses')}</Typography>
        {mayReplace && (
          <Tooltip title={dialog.isDirty() ? t('replace.saveFirst') : ''}>
            <Box component="span" sx={{ ml: 'auto' }}>
              <Button variant="outlined" color="inherit" disabled={dialog.isDirty()} onClick={() => setReplacing(true)}>
                {t('crud.entry.replace')}
              </Button>
            </Box>
          </Tooltip>
        )}
      </Box>
      <Box sx={{ minHeight: 48 }}>
        {error ? (
          <LoadFailed text={t('replace.usesFailed')} onRetry={() => void refetch()} />
        ) : !data ? (
          <Box aria-busy>
            <Skeleton width="60%" height={24} />
            <Skeleton width="45%" height={24} />
          </Box>
        ) : data.uses.length ? (
          <UseRows uses={data.uses} linked={id} />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{t('replace.unused')}</Typography>
        )}
        {data?.refusal && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {data.refusal}
          </Typography>
        )}
      </Box>
      {replacing && (
        <ReplaceDialog
          of={of}
          record={dialog.record ?? record}
          onClose={(done) => {
            setReplacing(false);
            if (done) dialog.close();
          }}
        />
      )}
    </Box>
  );
}
