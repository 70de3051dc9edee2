import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';
import { t } from '../../../core/i18n/t.ts';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';

/** The address of a new feed, which is shown only once. */
export function FeedAddress({ url }: { readonly url: string }) {
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => notify(t('activity.feed.copied'), { type: 'success' }),
      () => notify(t('activity.feed.copyFailed'), { type: 'error' }),
    );
  return (
    <Alert severity="success" icon={false} sx={{ mb: 3, '& .MuiAlert-message': { width: '100%' } }}>
      <Typography sx={{ mb: 1.5 }}>{t('activity.feed.once')}</Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'end', mb: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <FieldFrame id="feed-address" label={t('activity.feed.address')} star={false}>
            <OutlinedInput
              id="feed-address"
              value={url}
              readOnly
              fullWidth
              onFocus={(event) => event.target.select()}
            />
          </FieldFrame>
        </Box>
        <Button variant="contained" startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
          {t('activity.feed.copy')}
        </Button>
      </Box>
      <Typography variant="body2">{t('activity.feed.how')}</Typography>
    </Alert>
  );
}
