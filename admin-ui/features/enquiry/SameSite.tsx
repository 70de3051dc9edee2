import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import type { Enquiry } from '../../../schemas/generated/enquiry.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { summaryOf } from '../../core/data/data-provider.ts';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { call } from '../../core/data/http.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { money } from '../../core/model/values.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { RowBadge } from '../../crud/fields/RowBadge.tsx';
import { useDistinct } from '../../crud/duplicates/use-distinct.ts';

/** Other enquiries for the same building job, for which several contractors may want a price. */
export default function SameSite({ of, record: { oppId } }: SlotProps<Enquiry>) {
  const queries = useQueryClient();
  const mayMark = allowsChange(useSession(), of.access.update);
  const queryKey = ['enquiry', 'sameSite', oppId];
  const distinct = useDistinct(of, oppId, (change) => {
    queries.setQueryData<readonly Enquiry[]>(queryKey, (rows = []) => change(rows) as Enquiry[]);
    void queries.invalidateQueries({ queryKey });
  });
  const { data: others = [] } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      failedLoads
        .watch('sameSiteEnquiries', call<Enquiry[]>(`sameSiteEnquiries/${oppId}`, { signal }))
        .then(({ json }) => json),
  });
  if (!others.length) return null;
  return (
    <Paper variant="section" component="section" aria-labelledby="same-site">
      <Typography variant="h3" component="h2" id="same-site" sx={{ mb: 1 }}>
        {t('enquiry.sameSite.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {others.map((other) => (
          <Box component="li" key={other.oppId} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Link
              component={RouterLink}
              to={`/enquiries/${other.oppId}/detail`}
              color="inherit"
              underline="hover"
              sx={{ display: 'block', fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}
            >
              {other.sQuoteNo} {other.customer?.custName}
            </Link>
            <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1, mt: 0.5 }}>
              <Typography variant="caption" sx={{ flex: 1, color: 'text.secondary' }}>
                {[other.dateReceived, other.quoteValue !== null && money(other.quoteValue)].filter(Boolean).join(', ')}
              </Typography>
              {other.opportunityStatus && (
                <RowBadge of={summaryOf('opportunityStatus')} row={other.opportunityStatus} />
              )}
              {mayMark && (
                <Button
                  size="small"
                  color="inherit"
                  aria-label={t('enquiry.sameSite.differentOf', { number: other.sQuoteNo ?? '' })}
                  onClick={() => void distinct(other)}
                >
                  {t('enquiry.sameSite.different')}
                </Button>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
