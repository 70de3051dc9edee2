import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ProblemSteps } from '../../../kit/sheets/ProblemSteps.tsx';
import { AccountSearch } from './AccountSearch.tsx';
import { accountKey, type LikelyAccount, type Problem } from './preview.ts';
import { counted } from './posting.ts';
import { confirm } from '../../../kit/dialogs/confirm.tsx';
import { isYear } from './sheet.ts';
import { problemText } from './problem-text.ts';
import type { SheetEditor } from './use-sheet.ts';
import { t } from './texts.ts';

interface Props {
  readonly editor: SheetEditor;
  readonly goTo: (row: number | null, column: number) => void;
}

/**
 * Leads from one problem to the next, and offers what solves it: a likely account, the year of a heading, or all
 * duplicate rows at once. A row never moves to another branch without a question.
 */
export const ProblemBar = ({ editor, goTo }: Props) => (
  <ProblemSteps
    problems={editor.problems}
    messageOf={problemText}
    goTo={goTo}
    renderHelp={(problem) => <Help editor={editor} problem={problem} />}
  />
);

function Help({ editor, problem }: { readonly editor: SheetEditor; readonly problem: Problem }) {
  const { sheet, accounts, problems, setAccount, settleYear, mergeDuplicates } = editor;
  const row = problem.row === null ? null : sheet.rows[problem.row]!;
  const duplicates = problems.filter(({ kind }) => kind === 'duplicate').length;
  const account = row && accounts.get(accountKey(row));
  const likely = (problem.kind === 'account' && account?.likely) || [];
  async function choose({ custCode, custName, branchName, isAtBranch }: LikelyAccount) {
    const from = account?.branch?.branchName ?? row!.branch;
    const question = { row: row!.number, from, branch: branchName, custCode, customer: custName };
    const isMeant =
      isAtBranch ||
      (await confirm({
        title: t('posting.move.title', question),
        text: t('posting.move.text', question),
        yes: t('posting.move.yes', question),
        no: t('kit.cancel'),
      }));
    if (isMeant) setAccount(problem.row!, branchName, custCode);
  }
  const groups = [
    [t('posting.preview.likely'), likely.filter(({ isAtBranch }) => isAtBranch)],
    [t('posting.preview.elsewhere'), likely.filter(({ isAtBranch }) => !isAtBranch)],
  ] as const;
  return (
    <>
      {groups.map(
        ([title, some]) =>
          some.length > 0 && (
            <Box key={title} role="group" aria-label={title} sx={{ display: 'contents' }}>
              <Typography variant="body2">{title}</Typography>
              {some.map((one) => (
                <Choice key={`${one.branchName} ${one.custCode}`} onClick={() => void choose(one)}>
                  {one.custCode} · {one.custName} · {one.branchName}
                </Choice>
              ))}
            </Box>
          ),
      )}
      {problem.kind === 'account' && (
        <AccountSearch at={account?.branch?.id ?? null} onFound={(found) => void choose(found)} />
      )}
      {problem.kind === 'otherYear' &&
        (['post', 'leaveOut'] as const).map(
          (how) =>
            (how === 'leaveOut' || isYear(String(problem.year))) && (
              <Choice key={how} onClick={() => settleYear(problem.year!, how)}>
                {t(`posting.otherYear.${how}`, { year: problem.year! })}
              </Choice>
            ),
        )}
      {problem.kind === 'duplicate' && (
        <>
          {duplicates > problem.others!.length + 1 &&
            (['add', 'last'] as const).map((how) => (
              <Choice key={how} onClick={() => mergeDuplicates(how, problem.row!)}>
                {t(`posting.duplicates.${how}One`)}
              </Choice>
            ))}
          <Typography variant="body2">{t('posting.duplicates.found', counted(duplicates))}</Typography>
          {(['add', 'last'] as const).map((how) => (
            <Choice key={how} onClick={() => mergeDuplicates(how)}>
              {t(`posting.duplicates.${how}`)}
            </Choice>
          ))}
        </>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const Choice = ({ onClick, children }: ChoiceProps) => (
  <Button
    size="small"
    variant="outlined"
    color="inherit"
    onClick={onClick}
    sx={{ whiteSpace: 'normal', textAlign: 'left' }}
  >
    {children}
  </Button>
);
