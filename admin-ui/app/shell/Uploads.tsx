import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useUploadProgress } from '../../core/data/upload-progress.ts';
import { t } from '../../core/i18n/t.ts';

/** The progress of each upload, shown over the page (BEH-019). */
export function Uploads() {
  const uploads = useUploadProgress();
  return (
    <Paper
      variant="outlined"
      role="status"
      sx={{
        position: 'fixed',
        top: { sm: 64 },
        bottom: { xs: 80, sm: 'auto' },
        right: 16,
        width: 280,
        maxWidth: 'calc(100% - 32px)',
        px: 2,
        py: 1.5,
        display: 'grid',
        gap: 1.5,
        // On a telephone a dialog fills the screen, and shows its own uploads.
        zIndex: { xs: 'drawer', sm: 'snackbar' },
      }}
      data-captured="no"
    >
      {uploads.map(({ id, message, percent, cancel }) => (
        <div key={id}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5, minHeight: 32 }}>
            <Typography sx={{ flex: 1, overflowWrap: 'anywhere' }}>{message}</Typography>
            <Typography component="span">{t('kit.file.percent', { percent })}</Typography>
            {cancel && (
              <IconButton size="small" edge="end" onClick={cancel} aria-label={t('app.cancelUpload', { message })}>
                <CloseIcon fontSize="small" />
              </IconButton>
            )}
          </Box>
          <LinearProgress variant="determinate" value={percent} aria-label={message} />
        </div>
      ))}
    </Paper>
  );
}
