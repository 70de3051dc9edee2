import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, type RefObject } from 'react';
import { t } from '../../core/i18n/t.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { CameraButton } from './CameraButton.tsx';
import { UploadRow } from './UploadRow.tsx';
import { isDone, uploads, useUploads } from './uploads.ts';

interface Props {
  /** Opens the system's dialog to choose files. */
  readonly onChoose: () => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onClose: () => void;
}

/** Adds files: chosen, dropped, or photographed with a telephone. Shows the progress of each (BEH-017, BEH-018). */
export function AddFiles({ onChoose, onFiles, onClose }: Props) {
  const files = useUploads();
  const choose = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      open
      title={t('attachment.title')}
      width={560}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="outlined"
            color="inherit"
            disabled={!files.some(isDone)}
            onClick={() => {
              uploads.clearDone();
              // The button is disabled now. Without the focus, the dialog would not hear Escape.
              choose.current?.focus();
            }}
            sx={{ mr: 'auto' }}
          >
            {t('kit.clear')}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {t('kit.close')}
          </Button>
        </>
      }
    >
      <DropZone choose={choose} onChoose={onChoose} onFiles={onFiles} />
      <Box
        component="ul"
        aria-label={t('attachment.files')}
        sx={{ listStyle: 'none', m: 0, mt: files.length ? 2 : 0, p: 0, display: 'grid', gap: 1 }}
      >
        {files.map((one) => (
          <UploadRow key={one.id} one={one} />
        ))}
      </Box>
    </DialogFrame>
  );
}

interface ZoneProps extends Pick<Props, 'onChoose' | 'onFiles'> {
  /** The button that opens the system's dialog. */
  readonly choose: RefObject<HTMLButtonElement | null>;
}

/** Where files are dropped, chosen or photographed. */
function DropZone({ choose, onChoose, onFiles }: ZoneProps) {
  // A telephone or tablet: nothing is dropped there.
  const hasCamera = useMediaQuery('(pointer: coarse)');
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        p: 3,
        textAlign: 'center',
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <UploadFileOutlinedIcon sx={{ fontSize: 32, color: 'text.secondary' }} aria-hidden />
      {!hasCamera && <Typography>{t('attachment.dropHere')}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        <Button ref={choose} variant="outlined" color="inherit" onClick={onChoose}>
          {t('attachment.chooseFiles')}
        </Button>
        {hasCamera && <CameraButton title={t('attachment.photograph')} onFiles={onFiles} />}
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('attachment.limit')}
      </Typography>
    </Box>
  );
}
