import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { download } from '../../core/data/http.ts';
import { saveBlob } from '../../kit/files/preview.ts';

const formats = ['csv', 'xlsx', 'ods'] as const;

type Format = (typeof formats)[number];

interface Props {
  /** Name of the file, without extension. */
  readonly name: string;
  /** Path of the call that returns the file. */
  readonly path: (format: Format) => string;
}

/** Saves the rows as a file. While the server makes it, the menu cancels it. */
export function ExportMenu({ name, path }: Props) {
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /** Cancels the export in progress. */
  const [running, setRunning] = useState<AbortController | null>(null);

  async function save(format: Format) {
    setAnchor(null);
    const cancelling = new AbortController();
    setRunning(cancelling);
    try {
      const { signal } = cancelling;
      saveBlob(await download(path(format), { signal }), `${name.replaceAll('/', ' ')}.${format}`);
    } catch (error) {
      if (!cancelling.signal.aborted) notify((error as Error).message, { type: 'error' });
    } finally {
      setRunning(null);
    }
  }

  function cancel() {
    setAnchor(null);
    running?.abort();
  }

  return (
    <>
      <IconButton
        aria-label={t(running ? 'crud.export.busy' : 'crud.export.title')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {running ? <CircularProgress size={20} aria-hidden /> : <FileDownloadOutlinedIcon fontSize="small" />}
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {running ? (
          <MenuItem onClick={cancel}>{t('crud.export.cancel')}</MenuItem>
        ) : (
          formats.map((format) => (
            <MenuItem key={format} onClick={() => void save(format)}>
              {t(`crud.export.${format}`)}
            </MenuItem>
          ))
        )}
      </Menu>
    </>
  );
}
