import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { t } from './texts.ts';

/** The address of a new feed, which is shown only once. */
export function FeedAddress({ url }: { readonly url: string }) {
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => notify(t('calendarFeed.copied'), { type: 'success' }),
      () => notify(t('calendarFeed.copyFailed'), { type: 'error' }),
    );
  return (
    <Alert severity="success" icon={false} sx={{ mb: 3, '& .MuiAlert-message': { width: '100%' } }}>
      <Typography sx={{ mb: 1.5 }}>{t('calendarFeed.once')}</Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'end', mb: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <FieldFrame id="feed-address" label={t('calendarFeed.address')} star={false}>
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
          {t('calendarFeed.copy')}
        </Button>
      </Box>
      <Typography variant="body2">{t('calendarFeed.how')}</Typography>
    </Alert>
  );
}
