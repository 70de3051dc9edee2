import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import { t } from './texts.ts';
import type { Resource } from '../../core/model/resource.ts';
import type { CellChange } from '../../kit/sheets/place.ts';
import { ProblemSteps } from '../../kit/sheets/ProblemSteps.tsx';
import { SheetGrid } from '../../kit/sheets/SheetGrid.tsx';
import type { GridHandle } from '../../kit/sheets/use-grid.ts';
import type { ListProblem, ListRow, RowState, useListSheet } from './use-list-sheet.ts';

interface Props {
  readonly of: Resource;
  readonly fileName: string;
  readonly headings: readonly string[];
  readonly editor: ReturnType<typeof useListSheet>;
}

const states: readonly RowState[] = ['new', 'changed', 'unchanged', 'wrong'];

/** Widths of the columns in CSS pixels: of texts, and of figures, flags and colours. */
const [wide, narrow] = [240, 128];

/** What a sheet would change, row by row, with its cells to correct. */
export function ListSheetPreview({ of, fileName, headings, editor }: Props) {
  const { rows, fields, rowOf, problems, isChecking, failed } = editor;
  const grid = useRef<GridHandle>(null);
  const wrong = useMemo(() => new Map(problems.map(({ address, message }) => [address, message])), [problems]);
  const leftOut = headings.filter((_, i) => fields && fields[i] === null);
  const columns = headings.map((heading, i) => {
    const field = fields?.[i] ? of.fields[fields[i]] : undefined;
    const isText = !field || (field.type === 'string' && field.format !== 'colour') || field.to;
    return { name: field?.title ?? heading, width: isText ? wide : narrow };
  });
  const cellsOf = ({ number, cells }: ListRow) => {
    const changed = rowOf(number)?.changed ?? [];
    return cells.map((text, i) => ({
      text,
      look: fields && fields[i] === null ? 'left-out' : changed.includes(i) ? 'changed' : '',
    }));
  };
  const count = (state: RowState) => rows.filter(({ number }) => rowOf(number)?.state === state).length;
  const counts = states.filter(count).map((state) => t(`listSheet.count.${state}`, { count: count(state) }));
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }} role="status">
        {isChecking ? t('listSheet.checking') : counts.join(' · ')}
      </Typography>
      {failed !== null ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={editor.checkAgain}>
              {t('kit.tryAgain')}
            </Button>
          }
        >
          {failed}
        </Alert>
      ) : (
        !(isChecking && !problems.length) && (
          <ProblemSteps
            problems={problems}
            messageOf={({ message }) => message}
            goTo={(row, column) => grid.current?.goTo(row, column)}
            renderHelp={(problem) => <Offers problem={problem} all={problems} onCells={editor.setCells} />}
          />
        )
      )}
      {leftOut.length > 0 && <Alert severity="info">{t('listSheet.leftOut', { columns: leftOut.join(', ') })}</Alert>}
      <Box sx={{ flex: '1 1 auto', minHeight: 0, display: 'flex', flexDirection: 'column' }}>
        <SheetGrid
          ref={grid}
          label={t('listSheet.grid', { file: fileName })}
          columns={columns}
          rows={rows}
          cellsOf={cellsOf}
          mark={{
            name: t('listSheet.state'),
            width: 108,
            of: ({ number }) => {
              const state = rowOf(number)?.state;
              return state ? t(`listSheet.states.${state}`) : '…';
            },
          }}
          wrong={wrong}
          onCells={editor.setCells}
          onUndo={editor.undo}
          onRedo={editor.redo}
          onRemove={editor.removeRow}
        />
      </Box>
    </>
  );
}

interface OffersProps {
  readonly problem: ListProblem;
  readonly all: readonly ListProblem[];
  readonly onCells: (changes: readonly CellChange[]) => void;
}

/** Puts what was probably meant into a cell, or into all cells for which that is known. */
function Offers({ problem: { offer }, problem, all, onCells }: OffersProps) {
  const offered = all.filter((one) => one.offer !== undefined);
  const take = (some: readonly ListProblem[]) =>
    onCells(some.map(({ row, column, offer: text }) => ({ row, column, text: text! })));
  return (
    <>
      {offer !== undefined && (
        <Button size="small" color="inherit" variant="outlined" onClick={() => take([problem])}>
          {t('listSheet.use', { offer })}
        </Button>
      )}
      {offered.length > 1 && (
        <Button size="small" color="inherit" variant="outlined" onClick={() => take(offered)}>
          {t('listSheet.useAll', { count: offered.length.toLocaleString('en-GB') })}
        </Button>
      )}
    </>
  );
}
