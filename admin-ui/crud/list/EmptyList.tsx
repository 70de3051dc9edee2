import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useListContext, type HttpError } from 'react-admin';
import { filterNames } from '../../core/data/filter-names.ts';
import { whyFailed } from '../../core/data/why-failed.ts';
import { t } from '../../core/i18n/t.ts';
import { SimilarNames } from '../../kit/SimilarNames.tsx';
import { useList } from './list-context.ts';

interface Props {
  readonly kind: 'none' | 'filtered' | 'failed';
  /** The list's own text for no rows. */
  readonly text?: string | undefined;
}

/**
 * Shown for a list without rows: its purpose and a button to add a record. If nothing matches the filter, a button to
 * clear it.
 */
export function EmptyList({ kind, text }: Props) {
  const { setFilters, refetch, error, filterValues } = useListContext();
  const { of, canCreate, add } = useList();
  const plural = of.plural.toLowerCase();
  // A link may name a saved filter of another person, or one that was deleted.
  const isForeign = (error as HttpError | null)?.status === 400 && filterValues[filterNames.saved];
  const texts = {
    none: text ? { title: text, text: '' } : { title: t('crud.noneYet', { plural }), text: of.description },
    filtered: { title: t('crud.empty.filtered', { plural }), text: t('crud.empty.filteredHint') },
    failed: {
      title: t('crud.empty.failed', { plural }),
      text: isForeign ? t('crud.empty.foreignFilter') : whyFailed(error),
    },
  }[kind];
  return (
    <Paper variant="outlined" sx={{ py: 6, px: 3, textAlign: 'center' }}>
      <Typography variant="h2" component="p">
        {texts.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{texts.text}</Typography>
      {kind === 'filtered' && typeof filterValues.q === 'string' && of.found.length > 0 && (
        <Box sx={{ mb: 2 }}>
          <SimilarNames
            of={of.name}
            text={filterValues.q}
            onName={(name) => setFilters({ ...filterValues, q: name })}
          />
        </Box>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'center', gap: 1 }}>
        {(kind === 'filtered' || isForeign) && (
          <Button variant="outlined" onClick={() => setFilters({})}>
            {t('crud.clearFilters')}
          </Button>
        )}
        {kind === 'failed' && !isForeign && (
          <Button variant="outlined" onClick={() => void refetch()}>
            {t('kit.tryAgain')}
          </Button>
        )}
        {kind === 'none' && canCreate && (
          <Button variant="contained" onClick={add}>
            {t('crud.new', { title: of.title.toLowerCase() })}
          </Button>
        )}
      </Box>
    </Paper>
  );
}
