import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../../core/i18n/t.ts';
import { money, monthName } from '../../core/model/values.ts';
import { Loading } from '../../kit/Loading.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { added, differenceOf, type Months } from './difference.ts';
import { load } from './load.ts';
import { salesYears } from './sales-years.ts';

/** How many, and their value in pounds. */
interface Figure {
  readonly count: number;
  readonly value: number;
}

/** Null where the person may not read such records. */
interface Answer {
  readonly year: number;
  readonly openEnquiries: Figure | null;
  readonly openQuotations: Figure | null;
  readonly quoted: Figure | null;
  readonly won: Figure | null;
}

interface Props {
  readonly of: 'customer' | 'contact';
  readonly id: number;
}

/** What is open with a customer or a contact, and its year. */
export function Figures({ of, id }: Props) {
  const { data } = useQuery({
    // With this key it is loaded again when an enquiry or a quotation of the record is saved.
    queryKey: [of, 'figures', id],
    queryFn: () => load<Answer>(`${of}figures/${id}`),
  });
  const sales = useQuery({ ...salesYears(id), enabled: of === 'customer' });
  if (!data || sales.isLoading)
    return (
      <Box data-figures aria-busy>
        <Loading height={300} />
      </Box>
    );
  const { year, openEnquiries, openQuotations, quoted, won } = data;
  const isOpen = openEnquiries ?? openQuotations;
  const bars = [
    ...(quoted ? [{ name: t('customer.figures.quoted'), ...quoted }] : []),
    ...(won ? [{ name: t('customer.figures.won'), ...won }] : []),
  ];
  const sold = sales.data && soldBars(sales.data);
  return (
    <Box data-figures sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(250px, 1fr))' }}>
      {isOpen && (
        <Part id="open-work" title={t('customer.figures.open')}>
          <Box component="dl" sx={{ m: 0 }}>
            {openEnquiries && (
              <Open name={t('customer.figures.enquiries')} {...openEnquiries} to={`/${of}s/${id}/enquiries`} />
            )}
            {openQuotations && (
              <Open
                name={t('customer.figures.quotations')}
                {...openQuotations}
                {...(of === 'customer' && { to: `/customers/${id}/quotations` })}
              />
            )}
          </Box>
        </Part>
      )}
      {bars.length + (sold?.bars.length ?? 0) > 0 && (
        <Part id="year-so-far" title={String(year)}>
          {bars.length > 0 && <Bars bars={bars} />}
          {sold && (
            <>
              <Typography
                variant="body2"
                component="h3"
                sx={{ fontWeight: 'fontWeightBold', mt: bars.length ? 1.5 : 0, mb: 0.5 }}
              >
                {sold.title}
              </Typography>
              <Bars bars={sold.bars} />
            </>
          )}
        </Part>
      )}
    </Box>
  );
}

/** This year's sales with the forecast and the year before, all up to the last month with sales. Null without any. */
function soldBars(years: readonly Months[]) {
  const [before, now] = [years.at(-2), years.at(-1)];
  if (!before || !now) return null;
  const to = differenceOf(now, true).to || 12;
  const upTo = (months: readonly number[]) => added(months.slice(0, to));
  const bars: Bar[] = [
    { name: t('customer.figures.sales'), value: upTo(now.months) },
    { name: t('customer.figures.forecast'), value: upTo(now.forecast), isPale: true },
    { name: t('customer.figures.lastYear'), value: upTo(before.months), isGrey: true },
  ];
  if (!bars.some(({ value }) => value)) return null;
  return {
    title: to === 12 ? t('customer.figures.sold') : t('customer.figures.soldTo', { month: monthName(to) }),
    bars,
  };
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ id, title, children }: PartProps) => (
  <Paper variant="section" component="section" aria-labelledby={id}>
    <Typography variant="h3" component="h2" id={id} sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Paper>
);

interface OpenProps extends Figure {
  readonly name: string;
  /** The list that has them. */
  readonly to?: string;
}

const Open = ({ name, count, value, to }: OpenProps) => (
  <Box sx={line}>
    <Box component="dt">
      {to ? (
        <PageLink to={to} replace>
          {name}
        </PageLink>
      ) : (
        name
      )}
    </Box>
    <Box component="dd" sx={{ m: 0 }}>
      {t('customer.figures.of', { count: count.toLocaleString('en-GB'), value: money(value) })}
    </Box>
  </Box>
);

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 0.5,
  fontVariantNumeric: 'tabular-nums',
} as const;

interface Bar {
  readonly name: string;
  /** Pounds. */
  readonly value: number;
  readonly count?: number;
  readonly isPale?: true;
  readonly isGrey?: true;
}

/** Amounts in words, each with a bar under it. */
function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {bars.map(({ name, value, count, isPale, isGrey }) => (
        <Box key={name} sx={{ ...line, flexWrap: 'wrap', rowGap: 0.25 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {count === undefined
              ? money(value)
              : t('customer.figures.of', { count: count.toLocaleString('en-GB'), value: money(value) })}
          </Box>
          <Box component="dd" aria-hidden sx={{ m: 0, flex: '1 0 100%', borderRadius: 0.5, bgcolor: 'action.hover' }}>
            <Box
              sx={{
                height: 6,
                borderRadius: 0.5,
                width: `${(Math.max(value, 0) / most) * 100}%`,
                bgcolor: isGrey ? 'text.disabled' : 'primary.main',
                ...(isPale && { opacity: 0.45 }),
              }}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
