import UndoIcon from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState, type ComponentProps } from 'react';
import { useNotify } from 'react-admin';
import type { Encoding } from '../../../core/files/encodings.gen.ts';
import { FileDrop } from '../../../kit/files/FileDrop.tsx';
import { useUnsaved } from '../../../kit/dialogs/use-unsaved.ts';
import { TextEncoding } from '../../../kit/sheets/TextEncoding.tsx';
import type { GridHandle } from '../../../kit/sheets/use-grid.ts';
import { beginPosting, sendRows, type Kind, type Posting } from './calls.ts';
import type { ChosenSheet } from './ChooseFigures.tsx';
import { count, counted } from './posting.ts';
import { PostingGrid } from './PostingGrid.tsx';
import { ProblemBar } from './ProblemBar.tsx';
import type { Sheet } from './sheet.ts';
import { SheetTotals } from './SheetTotals.tsx';
import { useSheet } from './use-sheet.ts';
import { t } from './texts.ts';

interface Props {
  readonly kind: Kind;
  readonly chosen: ChosenSheet;
  readonly onPosted: (posting: Posting) => void;
  /** @param file dropped in place of this sheet, or this file, to be read in another encoding */
  readonly onAnother: (file?: File, encoding?: Encoding) => void;
}

/**
 * What a sheet would post, before anything is saved: cells to correct, totals, and the difference to the saved figures.
 */
export function SheetPreview({ kind, chosen: { fileName, sheet: first, from }, onPosted, onAnother }: Props) {
  const notify = useNotify();
  const editor = useSheet(kind, first);
  const { sheet, problems, isChecking, checkFailed, isChanged } = editor;
  const grid = useRef<GridHandle>(null);
  const [sent, setSent] = useState<number | null>(null);
  const begun = useRef<{ readonly of: Sheet; posting: Posting }>(undefined);
  const { close, release } = useUnsaved({
    isChanged: isChanged || sent !== null,
    isBusy: sent !== null,
    onClose: () => onAnother(),
  });
  const blocking = problems.filter(({ kind: problem }) => problem !== 'month');
  const rows = sheet.rows.length;

  async function post() {
    setSent(0);
    try {
      // Rows that arrived before a failure are not sent again.
      if (begun.current?.of !== sheet)
        begun.current = { of: sheet, posting: await beginPosting(kind, fileName, sheet) };
      const { current } = begun;
      await sendRows(current.posting, sheet, (posting) => {
        current.posting = posting;
        setSent(posting.sentCount);
      });
      release();
      onPosted(current.posting);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      setSent(null);
    }
  }

  return (
    <>
      <FileDrop text={t('kit.sheet.dropNow')} onFiles={([file]) => void close(() => onAnother(file))} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography sx={{ fontWeight: 'fontWeightBold', overflowWrap: 'anywhere' }}>{fileName}</Typography>
        <TextField
          label={t('posting.preview.year')}
          value={sheet.year}
          error={problems.some(({ kind: problem }) => problem === 'year')}
          onChange={({ target }) => editor.setYear(target.value.trim())}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4, 'data-at': 'h0' } }}
          sx={{ width: 96 }}
        />
        <TextEncoding
          of={from}
          isDisabled={sent !== null}
          onChange={(...again) => void close(() => onAnother(...again))}
        />
        <Typography sx={{ color: 'text.secondary' }}>{t('posting.preview.rows', counted(rows))}</Typography>
        <Box sx={{ flex: 1 }} />
        <Button
          startIcon={<UndoIcon />}
          disabled={!editor.canUndo || sent !== null}
          title={t('kit.sheet.undo')}
          onClick={() => {
            const at = editor.undo();
            if (at) grid.current?.goTo(at.row, at.column);
          }}
        >
          {t('kit.undo')}
        </Button>
        <Button onClick={() => void close()} disabled={sent !== null}>
          {t('kit.sheet.another')}
        </Button>
        <Button
          variant="contained"
          disabled={blocking.length > 0 || isChecking || checkFailed || !rows || sent !== null}
          onClick={() => void post()}
        >
          {t('posting.preview.go', counted(rows))}
        </Button>
      </Box>
      {sent !== null && <Sending done={sent} total={rows} />}
      <Checked editor={editor} goTo={(row, column) => grid.current?.goTo(row, column)} />
      <Box
        sx={{
          flex: '1 1 auto',
          minHeight: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 400px' },
        }}
      >
        <PostingGrid ref={grid} label={t('posting.preview.grid', { file: fileName })} editor={editor} />
        <Box sx={{ overflow: 'auto', minHeight: 0 }}>
          <SheetTotals editor={editor} />
        </Box>
      </Box>
    </>
  );
}

const Sending = ({ done, total }: { readonly done: number; readonly total: number }) => (
  <div role="status">
    <Typography>{t('posting.progress.sending', { done: count(done), total: count(total) })}</Typography>
    <LinearProgress aria-hidden variant="determinate" value={(100 * done) / total} />
  </div>
);

/** The result of checking the sheet, or its progress. */
function Checked(props: ComponentProps<typeof ProblemBar>) {
  const { isChecking, checkFailed, check } = props.editor;
  if (checkFailed)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={check}>
            {t('kit.tryAgain')}
          </Button>
        }
      >
        {t('posting.preview.checkFailed')}
      </Alert>
    );
  if (!isChecking) return <ProblemBar {...props} />;
  return (
    <Typography role="status" sx={{ color: 'text.secondary' }}>
      {t('posting.preview.checking')}
    </Typography>
  );
}
