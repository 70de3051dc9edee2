import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { t } from '../../core/i18n/t.ts';
import { FileDrop } from '../files/FileDrop.tsx';
import type { BookSheet } from './read-bytes.ts';
import { readFile } from './read-file.ts';

interface Props {
  /** What a sheet has to look like, in words. */
  readonly shape: string;
  /**
   * Takes the rows of a file, or of the chosen sheet of a workbook that has several.
   * @param name of the file, and of the sheet if there are several
   * @returns why it cannot be used; null if it can
   */
  readonly onRead: (rows: unknown[][], name: string) => string | null;
  /** A file that is already known: it is read at once. */
  readonly file?: File | undefined;
  readonly children?: ReactNode;
}

interface Book {
  readonly fileName: string;
  readonly sheets: readonly BookSheet[];
}

/** Reads a spreadsheet that the user chooses or drops. Asks which sheet of a workbook is meant if it has several. */
export function ChooseSheet({ shape, onRead, file: known, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(known?.name ?? null);
  const [problem, setProblem] = useState<string | null>(null);
  const [book, setBook] = useState<Book | null>(null);

  function take(file: File | undefined) {
    if (!file) return;
    setReading(file.name);
    setProblem(null);
    setBook(null);
    void read(file);
  }
  async function read(file: File) {
    try {
      const sheets = await readFile(file);
      if (sheets.length > 1) setBook({ fileName: file.name, sheets });
      else use(sheets[0]!.rows, file.name);
    } catch {
      setProblem(t('kit.sheet.unreadable', { file: file.name }));
    }
    setReading(null);
  }
  function use(rows: unknown[][], name: string) {
    const refusal = onRead(rows, name);
    setProblem(refusal && `${name}: ${refusal}`);
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
      {book && <Sheets of={book} onChoose={({ name, rows }) => use(rows, `${book.fileName} · ${name}`)} />}
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

interface SheetsProps {
  readonly of: Book;
  readonly onChoose: (sheet: BookSheet) => void;
}

const Sheets = ({ of: { fileName, sheets }, onChoose }: SheetsProps) => (
  <Box role="group" aria-label={t('kit.sheet.which', { file: fileName })} sx={{ display: 'grid', gap: 1, maxWidth: 1 }}>
    <Typography sx={{ overflowWrap: 'anywhere' }}>{t('kit.sheet.which', { file: fileName })}</Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      {sheets.map((sheet) => (
        <Button
          key={sheet.name}
          variant="outlined"
          onClick={() => onChoose(sheet)}
          sx={{ overflowWrap: 'anywhere', textTransform: 'none' }}
        >
          {sheet.name}
        </Button>
      ))}
    </Box>
  </Box>
);
