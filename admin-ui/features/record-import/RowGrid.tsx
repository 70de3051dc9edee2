import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Alert from '@mui/material/Alert';
import { useMemo, useRef } from 'react';
import { addressOf } from '../../core/files/address.gen.ts';
import { ProblemSteps, type CellProblem } from '../../kit/sheets/ProblemSteps.tsx';
import { SheetGrid } from '../../kit/sheets/SheetGrid.tsx';
import type { CellChange } from '../../kit/sheets/place.ts';
import { rowHeight } from '../../kit/sheets/sheet-grid.ts';
import type { GridHandle } from '../../kit/sheets/use-grid.ts';
import type { Import, ImportRow, Mapping, RowChange } from './calls.ts';
import { t } from './texts.ts';

interface Props {
  readonly record: Import;
  readonly rows: readonly ImportRow[];
  readonly onChange: (changes: readonly RowChange[]) => Promise<void>;
}

interface Problem extends CellProblem {
  readonly message: string;
  readonly row: number;
  readonly offer: string | undefined;
}

/** Width of a column in CSS pixels. */
const wide = 180;

/** A page of the rows of the file, as a sheet whose wrong cells can be corrected. A row is checked again at once. */
export function RowGrid({ record, rows, onChange }: Props) {
  const grid = useRef<GridHandle>(null);
  const headings = useMemo(() => JSON.parse(record.headings) as string[], [record.headings]);
  const used = useMemo(() => {
    const { columns = {}, split } = JSON.parse(record.mapping) as Mapping;
    return new Set([...Object.values(columns), split?.column]);
  }, [record.mapping]);
  const shown = useMemo(() => rows.map((row) => ({ ...row, number: row.rowNo })), [rows]);
  const problems = shown.flatMap(({ rowNo, cells, errors, offers }, row) =>
    Object.entries(errors).flatMap(([at, message]): Problem[] => {
      const column = Number(at);
      if (column < 0) return [];
      return [
        { address: addressOf(column, rowNo), row, column, text: cells[column] ?? '', message, offer: offers[at] },
      ];
    }),
  );
  const wrong = new Map(problems.map(({ address, message }) => [address, message]));
  const whole = new Map<string, ImportRow[]>();
  for (const row of shown) {
    const message = row.errors['-1'];
    if (message) whole.set(message, [...(whole.get(message) ?? []), row]);
  }
  function change(cells: readonly CellChange[]) {
    const byRow = new Map<number, Record<number, string>>();
    for (const { row, column, text } of cells) {
      const { rowNo } = shown[row]!;
      byRow.set(rowNo, { ...byRow.get(rowNo), [column]: text });
    }
    void onChange([...byRow].map(([rowNo, changed]) => ({ rowNo, cells: changed })));
  }
  const take = (some: readonly Problem[]) =>
    change(some.map(({ row, column, offer }) => ({ row, column, text: offer! })));
  const offered = problems.filter(({ offer }) => offer !== undefined);
  return (
    <>
      {problems.length > 0 && (
        <ProblemSteps
          problems={problems}
          messageOf={({ message }) => message}
          goTo={(row, column) => grid.current?.goTo(row, column)}
          renderHelp={(problem) => (
            <>
              {problem.offer !== undefined && (
                <Button size="small" color="inherit" variant="outlined" onClick={() => take([problem])}>
                  {t('recordImport.check.use', { offer: problem.offer })}
                </Button>
              )}
              {offered.length > 1 && (
                <Button size="small" color="inherit" variant="outlined" onClick={() => take(offered)}>
                  {t('recordImport.check.useAll', { count: String(offered.length) })}
                </Button>
              )}
            </>
          )}
        />
      )}
      {[...whole].slice(0, 5).map(([message, some]) => (
        <Alert key={message} severity="error">
          {t('recordImport.check.wholeRows', { smart_count: some.length, rows: numbersOf(some), message })}
        </Alert>
      ))}
      <Box
        sx={{
          height: Math.min(560, (rows.length + 3) * rowHeight),
          maxHeight: '70vh',
          display: 'flex',
          flexDirection: 'column',
          minWidth: 0,
        }}
      >
        <SheetGrid
          ref={grid}
          label={t('recordImport.check.grid', { file: record.fileName })}
          columns={headings.map((name) => ({ name, width: wide }))}
          rows={shown}
          cellsOf={({ cells }) =>
            headings.map((name, i) => ({ text: cells[i] ?? '', look: used.has(name) ? '' : 'left-out' }))
          }
          mark={{ name: t('recordImport.check.state'), width: 120, of: markOf }}
          wrong={wrong}
          onCells={change}
          onUndo={() => null}
          onRedo={() => null}
        />
      </Box>
    </>
  );
}

/** `2, 3, 4, 5, 6 …` */
const numbersOf = (rows: readonly ImportRow[]): string =>
  rows
    .slice(0, 5)
    .map(({ rowNo }) => String(rowNo))
    .join(', ') + (rows.length > 5 ? ' …' : '');

/** What happens to a row, in a word. */
export function markOf({ state, action, outcome, undo }: ImportRow): string {
  if (undo) return t(`recordImport.row.${undo}`);
  if (outcome) return t(`recordImport.row.${outcome}`);
  if (state === 'duplicate' && action !== 'skip') return t(`recordImport.row.${action === 'add' ? 'new' : 'update'}`);
  return action === 'skip' && state !== 'duplicate' ? t('recordImport.row.skip') : t(`recordImport.row.${state}`);
}
