import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { actualSales } from '../../generated/actual-sales.gen.tsx';
import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { monthName } from '../../core/model/values.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { added, differenceOf } from './difference.ts';
import { salesYears, type SalesYear } from './sales-years.ts';
import { SoldTable, type Line } from './SoldTable.tsx';
import { LoadFailed } from '../../kit/LoadFailed.tsx';
import { Loading } from '../../kit/Loading.tsx';

/** A customer's sales and forecasts, by month of this year and for the last five years. */
export function CustomerSales({ record }: SlotProps<Customer>) {
  const { data, error, refetch } = useQuery(salesYears(record.customerId));
  if (error) return <LoadFailed text={t('sales.customer.failed')} onRetry={() => void refetch()} sx={{ mb: 2 }} />;
  const year = data?.at(-1);
  const to = year ? differenceOf(year, true).to : 0;
  return (
    <Box
      component="section"
      aria-label={t('sales.customer.byYear')}
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, alignItems: 'start', mb: 3 }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {year ? t('sales.customer.ofYear', { year: year.year }) : <Skeleton width={110} />}
        </Typography>
        {year ? (
          <SoldTable
            title={t('sales.customer.ofYear', { year: year.year })}
            of={actualSales.fields.sMonth!.title}
            lines={monthsOf(year)}
            summed
            {...(to > 0 && to < 12 && { note: t('sales.customer.toDate', { month: monthName(to) }) })}
          />
        ) : (
          <Loading height={452} />
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {t('sales.customer.lastYears')}
        </Typography>
        {data ? (
          <SoldTable
            title={t('sales.customer.lastYears')}
            of={actualSales.fields.sYear!.title}
            lines={data.map((one) => totalOf(one, String(one.year), one === year))}
          />
        ) : (
          <Loading height={196} />
        )}
      </Box>
    </Box>
  );
}

const monthsOf = (year: SalesYear): Line[] => [
  ...year.months.map((sold, i) => ({
    name: monthName(i + 1),
    sold,
    expected: year.forecast[i]!,
    difference: differenceOf(year, true).months[i]!,
  })),
  totalOf(year, t('sales.customer.total'), true),
];

const totalOf = (year: SalesYear, name: string, isRunning: boolean): Line => ({
  name,
  sold: year.total,
  expected: added(year.forecast),
  difference: differenceOf(year, isRunning).total,
});
