import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useGetList, useNotify } from 'react-admin';
import { Link } from 'react-router';
import { useSession } from '../../../core/session/session.ts';
import { kinds, undoPosting, type Kind, type Posting } from './calls.ts';
import { addressOf, canGoOn, count, isIncomplete } from './posting.ts';
import { useRefresh } from './use-refresh.ts';
import { t } from './texts.ts';

/** Postings offered at most. */
const most = 3;

/**
 * Shows postings that are running, and offers to continue those that have stopped. Also shows the user's own postings whose rows have not all arrived: their sheet must be chosen again.
 */
export function OpenPostings({ kind }: { readonly kind: Kind }) {
  const session = useSession();
  const { data = [] } = useGetList<Posting>('salesPosting', {
    filter: { kind: kinds[kind], status: 'Posting' },
    sort: { field: 'dateCreated', order: 'DESC' },
    pagination: { page: 1, perPage: 25 },
  });
  const isOwn = ({ createdBy }: Posting) => createdBy.id === session?.profile.id;
  return data
    .filter((posting) => posting.running || canGoOn(posting) || (isOwn(posting) && isIncomplete(posting)))
    .slice(0, most)
    .map((posting) =>
      posting.running ? (
        <Running key={posting.id} posting={posting} />
      ) : canGoOn(posting) ? (
        <Resumable key={posting.id} posting={posting} />
      ) : (
        <Incomplete key={posting.id} posting={posting} />
      ),
    );
}

const Running = ({ posting }: { readonly posting: Posting }) => (
  <Alert
    severity="info"
    action={
      <Button color="inherit" component={Link} to={addressOf(posting)}>
        {t('posting.progress.show')}
      </Button>
    }
  >
    {t('posting.running', {
      file: posting.fileName,
      done: count(posting.postedCount + posting.failedCount),
      total: count(posting.rowCount),
    })}
  </Alert>
);

const Resumable = ({ posting }: { readonly posting: Posting }) => (
  <Alert
    severity="info"
    action={
      <Button color="inherit" component={Link} to={addressOf(posting)} state={{ goOn: true }}>
        {t('posting.progress.goOn')}
      </Button>
    }
  >
    {t('posting.open', {
      file: posting.fileName,
      who: posting.createdBy.fullName ?? '',
      left: count(posting.rowCount - posting.postedCount - posting.failedCount),
      total: count(posting.rowCount),
    })}
  </Alert>
);

/** A posting whose page was closed while its rows were being sent. None of them is posted. */
function Incomplete({ posting: { id, fileName, sentCount, rowCount } }: { readonly posting: Posting }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const discard = () =>
    undoPosting(id).then(
      () => void refresh(),
      (error: Error) => notify(error.message, { type: 'error' }),
    );
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={() => void discard()}>
          {t('kit.discard')}
        </Button>
      }
    >
      {t('posting.incomplete', { file: fileName, sent: count(sentCount), total: count(rowCount) })}
    </Alert>
  );
}
