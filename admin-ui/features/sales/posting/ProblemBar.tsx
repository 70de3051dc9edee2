import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '../../../core/i18n/t.ts';
import { ProblemSteps } from '../../../kit/sheets/ProblemSteps.tsx';
import { AccountSearch } from './AccountSearch.tsx';
import { accountKey, type Problem } from './preview.ts';
import { counted } from './posting.ts';
import { problemText } from './problem-text.ts';
import type { SheetEditor } from './use-sheet.ts';

interface Props {
  readonly editor: SheetEditor;
  readonly goTo: (row: number | null, column: number) => void;
}

/** Leads from one problem to the next, and offers what solves it: a likely account, or all duplicate rows at once. */
export const ProblemBar = ({ editor, goTo }: Props) => (
  <ProblemSteps
    problems={editor.problems}
    messageOf={problemText}
    goTo={goTo}
    renderHelp={(problem) => <Help editor={editor} problem={problem} />}
  />
);

function Help({ editor, problem }: { readonly editor: SheetEditor; readonly problem: Problem }) {
  const { sheet, accounts, problems, setAccount, mergeDuplicates } = editor;
  const row = problem.row === null ? null : sheet.rows[problem.row]!;
  const duplicates = problems.filter(({ kind }) => kind === 'duplicate').length;
  const likely = (problem.kind === 'account' && row && accounts.get(accountKey(row))?.likely) || [];
  return (
    <>
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
    </>
  );
}
