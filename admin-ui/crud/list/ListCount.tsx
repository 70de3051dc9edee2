import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { branchLimit } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { hinted } from '../../kit/hints/hinted.ts';
import { useList } from './list-context.ts';

/**
 * The number of rows in all, and the branch to which the user's permission limits them: a link to a list may show
 * fewer rows to a colleague.
 */
export function ListCount() {
  const { total } = useListContext();
  const { of } = useList();
  const branch = branchLimit(useSession(), of.access.read);
  return (
    <>
      <Typography aria-live="polite" sx={{ color: 'text.secondary', minWidth: branch ? 0 : 48 }}>
        {total?.toLocaleString('en-GB')}
      </Typography>
      {branch && (
        <Typography
          {...hinted(t('crud.access.ownBranch', { branch }))}
          sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
        >
          {t('crud.access.onlyBranch', { branch })}
        </Typography>
      )}
    </>
  );
}
