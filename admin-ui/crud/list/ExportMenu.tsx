import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { download, prepare } from '../../core/data/http.ts';
import { saveBlob } from '../../kit/files/preview.ts';

const tables = ['csv', 'xlsx', 'ods'] as const;

type Format = (typeof tables)[number] | 'vcf';

interface Props {
  /** Name of the file, without extension. */
  readonly name: string;
  /** Path of the call that returns the file. */
  readonly path: (format: Format) => string;
  /** Number of rows, if it is known. */
  readonly rows?: number | undefined;
  /** Whether the rows can be saved as vCards too. */
  readonly hasCards?: boolean | undefined;
}

/** Rows above which nobody wants to wait for the file. */
const mostAtOnce = 20_000;

/**
 * Saves the rows as a file. While the server makes it, the menu cancels it. A long list is prepared in the background.
 */
export function ExportMenu({ name, path, rows = 0, hasCards = false }: Props) {
  const notify = useNotify();
  const queries = useQueryClient();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /** Cancels the export in progress. */
  const [running, setRunning] = useState<AbortController | null>(null);

  async function save(format: Format) {
    setAnchor(null);
    if (rows > mostAtOnce) return queue(format);
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

  async function queue(format: Format) {
    try {
      await prepare(path(format));
      notify(t('backgroundWork.queued', { name }), { type: 'info', messageArgs: {} });
      await queries.invalidateQueries({ queryKey: ['backgroundWork'] });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
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
          [...tables, ...(hasCards ? (['vcf'] as const) : [])].map((format) => (
            <MenuItem key={format} onClick={() => void save(format)}>
              {t(`crud.export.${format}`)}
            </MenuItem>
          ))
        )}
      </Menu>
    </>
  );
}
