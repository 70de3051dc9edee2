import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useUploadProgress } from '../../core/data/upload-progress.ts';

/** The progress of an upload, shown over the page (BEH-019). */
export function UploadBar() {
  const progress = useUploadProgress();
  if (!progress) return null;
  const { message, percent } = progress;
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
        zIndex: 'snackbar',
      }}
      data-captured="no"
    >
      <Typography sx={{ display: 'flex', gap: 1, mb: 1 }}>
        <span style={{ flex: 1, overflowWrap: 'anywhere' }}>{message}</span>
        <span>{percent} %</span>
      </Typography>
      <LinearProgress variant="determinate" value={percent} aria-label={message} />
    </Paper>
  );
}
