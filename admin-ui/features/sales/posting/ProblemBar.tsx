import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../../core/i18n/t.ts';
import { AccountSearch } from './AccountSearch.tsx';
import { accountKey } from './preview.ts';
import { count, counted } from './posting.ts';
import { problemText } from './problem-text.ts';
import type { SheetEditor } from './use-sheet.ts';

interface Props {
  readonly editor: SheetEditor;
  readonly goTo: (row: number | null, column: number) => void;
}

/** Leads from one problem to the next, and offers what solves it: a likely account, or all duplicate rows at once. */
export function ProblemBar({ editor, goTo }: Props) {
  const { sheet, accounts, problems, setAccount, mergeDuplicates } = editor;
  const [at, setAt] = useState(0);
  if (!problems.length) return <Alert severity="success">{t('posting.preview.ready')}</Alert>;
  const current = Math.min(at, problems.length - 1);
  const problem = problems[current]!;
  const row = problem.row === null ? null : sheet.rows[problem.row]!;
  const duplicates = problems.filter(({ kind }) => kind === 'duplicate').length;
  const likely = (problem.kind === 'account' && row && accounts.get(accountKey(row))?.likely) || [];
  const show = (next: number) => {
    const index = (next + problems.length) % problems.length;
    setAt(index);
    goTo(problems[index]!.row, problems[index]!.column);
  };
  return (
    <Alert severity="warning" role="status" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}>
        <Typography sx={{ fontWeight: 600, mr: 'auto' }}>
          {t('posting.preview.problems', counted(problems.length))}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' }}>
          <Typography variant="body2">
            {t('posting.preview.at', { at: count(current + 1), all: count(problems.length) })}
          </Typography>
          <Button color="inherit" size="small" onClick={() => show(current - 1)}>
            {t('posting.preview.previous')}
          </Button>
          <Button color="inherit" size="small" onClick={() => show(current + 1)}>
            {t('posting.preview.next')}
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
        {problemText(problem)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {likely.length > 0 && <Typography variant="body2">{t('posting.preview.likely')}</Typography>}
        {likely.map(({ custCode, branchName, custName }) => (
          <Button
            key={`${branchName} ${custCode}`}
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => setAccount(problem.row!, branchName, custCode)}
            sx={{ whiteSpace: 'normal', textAlign: 'left' }}
          >
            {custCode} · {custName} · {branchName}
          </Button>
        ))}
        {problem.kind === 'account' && (
          <AccountSearch onFound={(branch, custCode) => setAccount(problem.row!, branch, custCode)} />
        )}
        {problem.kind === 'duplicate' && (
          <>
            <Typography variant="body2">{t('posting.duplicates.found', counted(duplicates))}</Typography>
            <Button size="small" variant="outlined" color="inherit" onClick={() => mergeDuplicates('add')}>
              {t('posting.duplicates.add')}
            </Button>
            <Button size="small" variant="outlined" color="inherit" onClick={() => mergeDuplicates('last')}>
              {t('posting.duplicates.last')}
            </Button>
          </>
        )}
      </Box>
    </Alert>
  );
}
