import DownloadOutlinedIcon from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { t } from '../../core/i18n/t.ts';
import { downloadNamed } from '../../core/data/http.ts';
import { DialogFrame } from '../dialogs/DialogFrame.tsx';
import { saveBlob } from './preview.ts';
import { Loading } from '../Loading.tsx';

interface Props {
  readonly name: string;
  readonly contentType: string;
  /** Path of the call that returns the file. */
  readonly path: string;
  readonly onClose: () => void;
}

type Loaded =
  | { readonly blob: Blob; readonly name: string | null; readonly url: string }
  | { readonly problem: string };

/** Preview of a picture or PDF, without downloading it. */
export function PreviewDialog({ name, contentType, path, onClose }: Props) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [maximized, setMaximized] = useState(false);
  useEffect(() => {
    let url: string | undefined;
    let gone = false;
    downloadNamed(path).then(
      (answer) => {
        if (gone) return;
        // Uses the checked content type, whatever the response says, so that no other type can be opened.
        const blob = new Blob([answer.blob], { type: contentType });
        url = URL.createObjectURL(blob);
        setLoaded({ blob, name: answer.name, url });
      },
      (error: Error) => !gone && setLoaded({ problem: error.message }),
    );
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [path, contentType]);
  const height = maximized ? 'calc(100dvh - 180px)' : 'min(70dvh, 720px)';
  return (
    <DialogFrame
      open
      title={name}
      width={960}
      maximized={maximized}
      onMaximize={setMaximized}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<DownloadOutlinedIcon />}
            disabled={!loaded || 'problem' in loaded}
            onClick={() => loaded && 'blob' in loaded && saveBlob(loaded.blob, loaded.name ?? name)}
          >
            {t('kit.download')}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {t('kit.close')}
          </Button>
        </>
      }
    >
      {!loaded ? (
        <Loading height={320} />
      ) : 'problem' in loaded ? (
        <Alert severity="error">{loaded.problem}</Alert>
      ) : contentType !== 'application/pdf' ? (
        <Box
          component="img"
          src={loaded.url}
          alt={name}
          sx={{ display: 'block', mx: 'auto', maxWidth: '100%', maxHeight: height, objectFit: 'contain' }}
        />
      ) : navigator.pdfViewerEnabled ? (
        <Box
          component="iframe"
          src={loaded.url}
          title={name}
          sx={{ display: 'block', width: '100%', height, border: 0 }}
        />
      ) : (
        <Alert severity="info">{t('kit.file.noViewer')}</Alert>
      )}
    </DialogFrame>
  );
}
