import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { t } from '../../../core/i18n/t.ts';
import { FileDrop } from '../../../kit/files/FileDrop.tsx';
import { saveBlob } from '../../../kit/files/preview.ts';
import { exampleSheet } from './example.ts';
import { readFile } from './read-file.ts';
import { readSheet, type Sheet } from './sheet.ts';

export interface ChosenSheet {
  readonly fileName: string;
  readonly sheet: Sheet;
}

/** Takes a file by button or drop and reads it. A sheet that cannot be posted is not opened, and the reason is shown. */
export function ChooseSheet({ onChosen }: { readonly onChosen: (chosen: ChosenSheet) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function read(file: File | undefined) {
    if (!file) return;
    setReading(file.name);
    setProblem(null);
    try {
      const sheet = readSheet(await readFile(file));
      if (typeof sheet === 'string') setProblem(`${file.name}: ${t(`posting.refused.${sheet}`)}`);
      else onChosen({ fileName: file.name, sheet });
    } catch {
      setProblem(t('posting.choose.unreadable', { file: file.name }));
    }
    setReading(null);
  }

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
      <FileDrop text={t('posting.choose.dropNow')} onFiles={([file]) => void read(file)} />
      <UploadFileOutlinedIcon color="primary" sx={{ fontSize: 40 }} />
      <Typography variant="h2">{t('posting.choose.drop')}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 560 }}>
        {t('posting.choose.shape')} {t('posting.choose.kinds')}
      </Typography>
      {reading && (
        <div role="status">
          <Typography sx={{ mb: 1 }}>{t('posting.choose.reading', { file: reading })}</Typography>
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
          void read(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Button variant="contained" disabled={reading !== null} onClick={() => input.current!.click()}>
        {t('posting.choose.file')}
      </Button>
      <Button onClick={() => saveBlob(exampleSheet(), 'sales-example.csv')}>{t('posting.choose.example')}</Button>
    </Paper>
  );
}
