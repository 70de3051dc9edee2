import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { t } from '../../../core/i18n/t.ts';
import { kinds, type Kind, type Posting } from './calls.ts';
import { addressOf, canGoOn, count } from './posting.ts';

/** Postings offered at most. */
const most = 3;

/** Offers to continue postings of which rows are left, for example because the page was closed. */
export function OpenPostings({ kind }: { readonly kind: Kind }) {
  const { data = [] } = useGetList<Posting>('salesPosting', {
    filter: { kind: kinds[kind], status: 'Posting' },
    sort: { field: 'dateCreated', order: 'DESC' },
    pagination: { page: 1, perPage: 25 },
  });
  return data
    .filter(canGoOn)
    .slice(0, most)
    .map((posting) => (
      <Alert
        key={posting.id}
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
    ));
}
