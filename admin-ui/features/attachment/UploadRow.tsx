import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutline';
import CloseIcon from '@mui/icons-material/Close';
import DownloadOutlinedIcon from '@mui/icons-material/DownloadOutlined';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import InsertDriveFileOutlinedIcon from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { t } from '../../core/i18n/t.ts';
import { FileLink } from '../../kit/files/FileLink.tsx';
import { sizeText } from '../../kit/files/size-text.ts';
import { useFetchFile } from '../../kit/files/use-fetch-file.ts';
import { pathOf } from './FileName.tsx';
import { isDone, uploads, type Sending } from './uploads.ts';

/** A file in the dialog: its name and size, and its progress, or what became of it. */
export function UploadRow({ one }: { readonly one: Sending }) {
  const fetchFile = useFetchFile();
  const { id, file, percent, saved, problem } = one;
  const { name } = file;
  const Icon = saved ? CheckCircleOutlineIcon : problem ? ErrorOutlineIcon : InsertDriveFileOutlinedIcon;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 52 }}>
      <Icon fontSize="small" color={saved ? 'success' : problem ? 'error' : 'action'} aria-hidden />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {saved ? (
          <FileLink name={saved.fileName!} contentType={saved.contentType!} path={pathOf(saved)} />
        ) : (
          <Typography>{name}</Typography>
        )}
        {problem ? (
          <Typography variant="caption" component="p" sx={{ color: 'error.main' }}>
            {problem}
          </Typography>
        ) : (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {sizeText(file.size)}
            {!saved && ` · ${t('kit.file.percent', { percent })}`}
          </Typography>
        )}
        {!isDone(one) && (
          <LinearProgress variant="determinate" value={percent} aria-label={t('attachment.progress', { name })} />
        )}
      </Box>
      {saved && (
        <IconButton
          aria-label={t('attachment.download', { name })}
          onClick={() => void fetchFile(pathOf(saved), saved.fileName!)}
        >
          <DownloadOutlinedIcon fontSize="small" />
        </IconButton>
      )}
      <IconButton
        aria-label={t(isDone(one) ? 'attachment.clear' : 'attachment.cancel', { name })}
        onClick={() => (isDone(one) ? uploads.clear(id) : uploads.cancel(id))}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
