import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { contact } from '../../generated/contact.gen.tsx';
import { customer } from '../../generated/customer.gen.tsx';
import type { Resource } from '../../core/model/resource.ts';
import { useSession } from '../../core/session/session.ts';
import { Pages } from '../../crud/list/Pager.tsx';
import { mayMerge } from '../../crud/merge/may-merge.ts';
import { SegmentedInput } from '../../kit/fields/SegmentedInput.tsx';
import { later } from '../../kit/later.tsx';
import { Loading } from '../../kit/Loading.tsx';
import { LoadFailed } from '../../kit/LoadFailed.tsx';
import { PairItem } from './PairItem.tsx';
import { t } from './texts.ts';
import { usePairKeys } from './use-pair-keys.ts';
import { usePairs, type Pair } from './use-pairs.ts';

const MergeDialog = later(() => import('../../crud/merge/MergeDialog.tsx').then((module) => module.MergeDialog));

const all: readonly Resource[] = [customer, contact];

/** Pairs of records that look alike, the most similar first: people merge each or mark it as different. */
export function ProbableDuplicatesPage() {
  const [query, setQuery] = useSearchParams();
  const session = useSession();
  const kinds = all.filter((one) => mayMerge(one, session));
  const of = kinds.find(({ name }) => name === query.get('of')) ?? kinds[0];
  if (!of) return <Typography>{t('probableDuplicate.refused')}</Typography>;
  return (
    <Box component="section" aria-label={t('probableDuplicate.title')}>
      <Pairs
        key={of.name}
        of={of}
        kinds={kinds}
        query={query}
        onQuery={(values) => setQuery({ of: of.name, ...values })}
        onKind={(name) => setQuery({ of: name })}
      />
    </Box>
  );
}

interface Props {
  readonly of: Resource;
  /** Those that the user may merge. */
  readonly kinds: readonly Resource[];
  readonly query: URLSearchParams;
  readonly onQuery: (values: Readonly<Record<string, string>>) => void;
  readonly onKind: (name: string) => void;
}

function Pairs({ of, kinds, query, onQuery, onKind }: Props) {
  const perPage = [50, 100].find((size) => String(size) === query.get('perPage')) ?? 25;
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const { pairs, data, error, isPlaceholderData, mark, refetch } = usePairs(of, page, perPage);
  const [merging, setMerging] = useState<Pair | null>(null);
  const { current, onCurrent } = usePairKeys({
    pairs,
    list: `${page} ${perPage}`,
    isBusy: merging !== null || isPlaceholderData,
    onMerge: setMerging,
    onDifferent: (pair) => void mark(pair),
  });
  const show = (next: number, size: number) => onQuery({ page: String(next), perPage: String(size) });
  // When everything on the last page has been dealt with, the page before it is shown.
  const last = data && Math.max(1, Math.ceil(data.total / perPage));
  if (last && !isPlaceholderData && page > last)
    return <Navigate to={`?of=${of.name}&page=${last}&perPage=${perPage}`} replace />;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <Typography variant="h1">{t('probableDuplicate.title')}</Typography>
        <Typography sx={{ flex: 1, color: 'text.secondary', minWidth: 48 }}>{data && countOf(data)}</Typography>
        <SegmentedInput
          label={t('probableDuplicate.kinds')}
          value={of.name}
          choices={kinds.map(({ name, plural }) => [name, plural])}
          onChange={onKind}
        />
      </Box>
      {data && data.due > 0 && (
        <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
          {t('probableDuplicate.due', { smart_count: data.due, count: data.due.toLocaleString('en-GB') })}
        </Typography>
      )}
      {error ? (
        <LoadFailed text={t('probableDuplicate.failed')} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading height={400} />
      ) : pairs.length ? (
        <>
          <Paper variant="outlined" sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
            <Box component="ol" aria-label={t('probableDuplicate.list')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {pairs.map((pair) => (
                <PairItem
                  key={pair.id}
                  of={of}
                  pair={pair}
                  isCurrent={pair === current}
                  onCurrent={() => onCurrent(pair)}
                  onMerge={() => setMerging(pair)}
                  onDifferent={() => void mark(pair)}
                />
              ))}
            </Box>
          </Paper>
          <Typography
            variant="caption"
            component="p"
            sx={{ color: 'text.secondary', my: 1, display: { xs: 'none', sm: 'block' } }}
          >
            {t('probableDuplicate.keys')}
          </Typography>
          <Pages
            page={page}
            perPage={perPage}
            total={data.total}
            isPending={false}
            setPage={(next) => show(next, perPage)}
            setPerPage={(size) => show(1, size)}
          />
        </>
      ) : (
        <Paper variant="outlined" sx={{ py: 6, px: 3, textAlign: 'center' }}>
          <Typography variant="h2" component="p">
            {t(data.hasMore ? 'probableDuplicate.noneAmong' : 'probableDuplicate.none')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
            {t(data.hasMore ? 'probableDuplicate.noneAmongHint' : 'probableDuplicate.noneHint')}
          </Typography>
        </Paper>
      )}
      {merging && (
        <Suspense>
          <MergeDialog of={of} records={merging.records} onClose={() => setMerging(null)} />
        </Suspense>
      )}
    </>
  );
}

const countOf = ({ total, hasMore }: { readonly total: number; readonly hasMore: boolean }) => {
  const count = total.toLocaleString('en-GB');
  return hasMore ? t('probableDuplicate.more', { count }) : count;
};
