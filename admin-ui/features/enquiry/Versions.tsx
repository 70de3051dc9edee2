import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Enquiry } from '../../../schemas/generated/enquiry.gen.ts';
import type { Quotation } from '../../../schemas/generated/quotation.gen.ts';
import { summaryOf } from '../../core/data/data-provider.ts';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { call } from '../../core/data/http.ts';
import { t } from '../../core/i18n/t.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { money, nothing } from '../../core/model/values.ts';
import { RowBadge } from '../../crud/fields/RowBadge.tsx';
import { PageLink } from '../../kit/PageLink.tsx';

/** Versions that are shown; the tab has all. */
const most = 5;

/** The versions of an enquiry's quotation, newest first, each with its status and value. */
export default function Versions({ record: { oppId } }: SlotProps<Enquiry>) {
  const path = `opportunityquotes/${oppId}`;
  const { data } = useQuery({
    queryKey: ['quotation', 'versions', oppId],
    queryFn: () =>
      failedLoads.watch(
        path,
        call<readonly Quotation[]>(path).then(({ json }) => json),
      ),
  });
  if (!data) return <Box aria-busy />;
  if (!data.length) return null;
  const newest = data.toSorted((a, b) => (b.versionNo ?? 0) - (a.versionNo ?? 0)).slice(0, most);
  return (
    <Paper variant="section" component="section" aria-labelledby="versions">
      <Typography variant="h3" component="h2" id="versions" sx={{ mb: 1 }}>
        {t('enquiry.versions.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {newest.map(({ quoteVerId, versionNo, quoteStatus, productValue }) => (
          <Box
            component="li"
            key={quoteVerId}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5, fontVariantNumeric: 'tabular-nums' }}
          >
            <PageLink to={`/quotations/${quoteVerId}/detail`}>
              {t('enquiry.versions.one', { number: versionNo ?? '' })}
            </PageLink>
            {quoteStatus && <RowBadge of={summaryOf('quoteStatus')} row={quoteStatus} />}
            <Box component="span" sx={{ ml: 'auto' }}>
              {productValue === null ? nothing : money(productValue)}
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
