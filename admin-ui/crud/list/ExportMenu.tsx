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

type Format = 'csv' | 'xlsx' | 'ods';

interface Props {
  /** Name of the file, without extension. */
  readonly name: string;
  /** Path of the call that returns the file. */
  readonly path: (format: Format) => string;
}

/** Saves the rows as a file. */
export function ExportMenu({ name, path }: Props) {
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState(false);

  async function save(format: Format) {
    setAnchor(null);
    setBusy(true);
    try {
      saveBlob(await download(path(format)), `${name.replaceAll('/', ' ')}.${format}`);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <IconButton
        aria-label={t('crud.export.title')}
        aria-haspopup="menu"
        disabled={busy}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {busy ? (
          <CircularProgress size={20} aria-label={t('crud.export.busy')} />
        ) : (
          <FileDownloadOutlinedIcon fontSize="small" />
        )}
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void save('csv')}>{t('crud.export.csv')}</MenuItem>
        <MenuItem onClick={() => void save('xlsx')}>{t('crud.export.xlsx')}</MenuItem>
        <MenuItem onClick={() => void save('ods')}>{t('crud.export.ods')}</MenuItem>
      </Menu>
    </>
  );
}
