import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../core/i18n/t.ts';
import { AccessHelp } from '../../crud/access/AccessHelp.tsx';
import { useReportsQuery } from '../../app/shell/use-report-items.ts';
import { useMenu } from '../../app/shell/use-menu.ts';
import { IndexSection } from '../../kit/IndexSection.tsx';
import { LoadFailed } from '../../kit/LoadFailed.tsx';

/** The reports that the user may see, by type. */
export function ReportsPage() {
  const { data, error, refetch } = useReportsQuery();
  const types = useMenu()
    .flatMap(({ items }) => items)
    .filter(({ items }) => items?.every(({ screen }) => screen?.startsWith('/reports/')));
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {t('report.all')}
      </Typography>
      {error && <LoadFailed text={t('report.allFailed')} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <Typography>
          <AccessHelp why={t('report.notAny')} />
        </Typography>
      )}
      {types.map(({ title, items }) => (
        <IndexSection
          key={title}
          title={title}
          entries={items!.map((one) => ({ title: one.title, to: one.screen! }))}
        />
      ))}
    </Box>
  );
}
