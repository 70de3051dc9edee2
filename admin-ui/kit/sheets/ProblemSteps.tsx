import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { t } from '../../core/i18n/t.ts';

/** Something that has to be corrected in a cell of a sheet. */
export interface CellProblem {
  /** Address of the cell: `D3`. */
  readonly address: string;
  /** Index of the row in the grid; null for a heading. */
  readonly row: number | null;
  readonly column: number;
  /** What is in the cell. */
  readonly text: string;
}

interface Props<P> {
  readonly problems: readonly P[];
  readonly messageOf: (problem: P) => string;
  readonly goTo: (row: number | null, column: number) => void;
  /** What solves a problem at once. */
  readonly renderHelp?: (problem: P) => ReactNode;
}

const count = (number: number) => number.toLocaleString('en-GB');

/** Leads from one problem of a sheet to the next. */
export function ProblemSteps<P extends CellProblem>({ problems, messageOf, goTo, renderHelp }: Props<P>) {
  const [at, setAt] = useState(0);
  if (!problems.length) return <Alert severity="success">{t('kit.sheet.ready')}</Alert>;
  const current = Math.min(at, problems.length - 1);
  const problem = problems[current]!;
  const show = (next: number) => {
    const index = (next + problems.length) % problems.length;
    setAt(index);
    goTo(problems[index]!.row, problems[index]!.column);
  };
  return (
    <Alert severity="warning" role="status" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}>
        <Typography sx={{ fontWeight: 'fontWeightBold', mr: 'auto' }}>
          {t('kit.sheet.problems', { smart_count: problems.length, count: count(problems.length) })}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' }}>
          <Typography variant="body2">
            {t('kit.sheet.at', { at: count(current + 1), all: count(problems.length) })}
          </Typography>
          <Button color="inherit" size="small" onClick={() => show(current - 1)}>
            {t('kit.sheet.previous')}
          </Button>
          <Button color="inherit" size="small" onClick={() => show(current + 1)}>
            {t('kit.sheet.next')}
          </Button>
        </Box>
      </Box>
      <Typography component="div">
        <Button
          size="small"
          color="inherit"
          onClick={() => goTo(problem.row, problem.column)}
          sx={{ minWidth: 0, px: 0.5 }}
        >
          {problem.address}
        </Button>{' '}
        {problem.text && `“${problem.text}”: `}
        {messageOf(problem)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>{renderHelp?.(problem)}</Box>
    </Alert>
  );
}
