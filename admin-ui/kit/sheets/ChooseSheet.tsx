import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { Encoding } from '../../core/files/encodings.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { FileDrop } from '../files/FileDrop.tsx';
import { TextEncoding } from './TextEncoding.tsx';
import { useSheetReader, type Book, type ReadFile, type Reading } from './use-sheet-reader.ts';

interface Props<T> {
  /** What a sheet has to look like, in words. */
  readonly shape: string;
  /** Starts a worker that calls `serveSheets`, which makes a `T` of a sheet. */
  readonly startWorker: () => Worker;
  /**
   * Takes a file, or the chosen sheet of a workbook that has several.
   * @param name of the file, and of the sheet if there are several
   * @param from the file, with the encoding that was found or chosen
   * @returns why it cannot be used; null if it can
   */
  readonly onRead: (sheet: T, name: string, from: ReadFile) => string | null;
  /** A file that is already known: it is read at once. */
  readonly file?: File | undefined;
  /** Of the known file, if it is a text; found if it is missing. */
  readonly encoding?: Encoding | undefined;
  readonly children?: ReactNode;
}

/** Reads a spreadsheet that the user chooses or drops. Asks which sheet of a workbook is meant if it has several. */
export function ChooseSheet<T>({ shape, startWorker, onRead, file: known, encoding, children }: Props<T>) {
  const input = useRef<HTMLInputElement>(null);
  const { reading, problem, book, source, take, choose, cancel } = useSheetReader({ startWorker, onRead });
  const takeKnown = useEffectEvent(() => take(known, encoding));
  useEffect(() => takeKnown(), []);

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
          <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>{textOfStep(reading)}</Typography>
          <LinearProgress aria-hidden {...progressOf(reading)} />
          <Button onClick={cancel} sx={{ mt: 1 }}>
            {t('kit.cancel')}
          </Button>
        </div>
      )}
      {book && <Sheets of={book} isReading={reading !== null} onChoose={choose} />}
      {problem && <Alert severity="error">{problem}</Alert>}
      {problem && source && <TextEncoding of={source} onChange={take} />}
      <input
        ref={input}
        hidden
        type="file"
        accept=".xlsx,.xls,.ods,.csv,.tsv,.txt"
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
  readonly isReading: boolean;
  readonly onChoose: (index: number) => void;
}

const Sheets = ({ of: { fileName, names }, isReading, onChoose }: SheetsProps) => (
  <Box role="group" aria-label={t('kit.sheet.which', { file: fileName })} sx={{ display: 'grid', gap: 1, maxWidth: 1 }}>
    <Typography sx={{ overflowWrap: 'anywhere' }}>{t('kit.sheet.which', { file: fileName })}</Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      {names.map((name, i) => (
        <Button
          key={name}
          variant="outlined"
          disabled={isReading}
          onClick={() => onChoose(i)}
          sx={{ overflowWrap: 'anywhere', textTransform: 'none' }}
        >
          {name}
        </Button>
      ))}
    </Box>
  </Box>
);

function textOfStep({ fileName: file, step }: Reading): string {
  if (!step) return t('kit.sheet.reading', { file });
  if (!('come' in step)) return t('kit.sheet.checking', { file });
  return t('kit.sheet.come', { file, come: step.come.toLocaleString('en-GB'), of: step.of.toLocaleString('en-GB') });
}

const progressOf = ({ step }: Reading) =>
  step && 'come' in step ? ({ variant: 'determinate', value: (100 * step.come) / step.of } as const) : {};
