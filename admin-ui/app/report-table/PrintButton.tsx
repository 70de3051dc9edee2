import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNotify } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import type { WireRecord } from '../../core/model/resource.ts';

/** Rows of a call, and maximum rows that are printed. */
const [atOnce, most] = [1000, 5000];

type Rows = readonly WireRecord[];

interface Props {
  /** Loads a page of the rows. */
  readonly load: (page: number, perPage: number) => Promise<{ readonly rows: Rows; readonly total: number }>;
  /** Called with all rows before printing, and with null afterwards. */
  readonly onPrint: (rows: Rows | null) => void;
}

/** Prints all rows of a table, not only the page that is shown. */
export function PrintButton({ load, onPrint }: Props) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  async function print() {
    setBusy(true);
    try {
      const rows = await all(load);
      flushSync(() => onPrint(rows));
      window.print();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      onPrint(null);
      setBusy(false);
    }
  }

  return (
    <IconButton aria-label={t('report.print')} disabled={busy} onClick={() => void print()}>
      {busy ? <CircularProgress size={20} aria-label={t('crud.print.busy')} /> : <PrintOutlinedIcon fontSize="small" />}
    </IconButton>
  );
}

/** @throws Error with a message for the user if there are too many rows */
async function all(load: Props['load']): Promise<Rows> {
  const rows = [];
  for (let page = 1; ; page++) {
    const next = await load(page, atOnce);
    if (next.total > most) throw new Error(t('report.tooManyToPrint', { most: most.toLocaleString('en-GB') }));
    rows.push(...next.rows);
    if (rows.length >= next.total || !next.rows.length) return rows;
  }
}
