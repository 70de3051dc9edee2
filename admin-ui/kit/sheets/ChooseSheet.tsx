import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { t } from '../../core/i18n/t.ts';
import { FileDrop } from '../files/FileDrop.tsx';
import { readFile } from './read-file.ts';

interface Props {
  /** What a sheet has to look like, in words. */
  readonly shape: string;
  /**
   * Takes the rows of a file.
   * @returns why it cannot be used; null if it can
   */
  readonly onRead: (rows: unknown[][], fileName: string) => string | null;
  /** A file that is already known: it is read at once. */
  readonly file?: File | undefined;
  readonly children?: ReactNode;
}

/** Reads a spreadsheet that the user chooses or drops. */
export function ChooseSheet({ shape, onRead, file: known, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(known?.name ?? null);
  const [problem, setProblem] = useState<string | null>(null);

  function take(file: File | undefined) {
    if (!file) return;
    setReading(file.name);
    setProblem(null);
    void read(file);
  }
  async function read(file: File) {
    try {
      const refusal = onRead(await readFile(file), file.name);
      if (refusal) setProblem(`${file.name}: ${refusal}`);
    } catch {
      setProblem(t('kit.sheet.unreadable', { file: file.name }));
    }
    setReading(null);
  }
  const readKnown = useEffectEvent(() => {
    if (known) void read(known);
  });
  useEffect(() => readKnown(), []);

  return (
    <Paper
      variant="outlined"
      sx={{
        p: { xs: 3, sm: 6 },
        display: 'grid',
        justifyItems: 'center',
        gap: 1.5,
        textAlign: 'center',
        borderStyle: 'dashed',
      }}
    >
      <FileDrop text={t('kit.sheet.dropNow')} onFiles={([file]) => take(file)} />
      <UploadFileOutlinedIcon color="primary" sx={{ fontSize: 40 }} />
      <Typography variant="h2">{t('kit.sheet.drop')}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 560 }}>
        {shape} {t('kit.sheet.kinds')}
      </Typography>
      {reading && (
        <div role="status">
          <Typography sx={{ mb: 1 }}>{t('kit.sheet.reading', { file: reading })}</Typography>
          <LinearProgress />
        </div>
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
      <input
        ref={input}
        hidden
        type="file"
        accept=".xlsx,.xls,.ods,.csv"
        onChange={({ target }) => {
          take(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Button variant="contained" disabled={reading !== null} onClick={() => input.current!.click()}>
        {t('kit.sheet.file')}
      </Button>
      {children}
    </Paper>
  );
}
