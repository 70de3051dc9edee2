import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../core/i18n/t.ts';
import { inWords, useInks, usePastInk, type ChartProps } from './chart.ts';
import { Label } from './Label.tsx';
import { Legend } from './Legend.tsx';
import { formatNumber, formatShort, type NumberFormat } from './chart-data.ts';

const [usual, bar, gap] = [280, 18, 8];
/** Maximum height of a chart that is printed on one sheet: a landscape one with a title, in pixels. */
const sheet = 600;
/** Width for the value beside the longest bar. */
const room = 72;

interface BarChartProps extends ChartProps {
  /** Shows all rows; else many rows scroll. */
  readonly whole?: boolean;
}

/** A horizontal bar chart: one row per label, with a bar for each series. */
export function BarChart({ title, data, room: height = usual, whole = false }: BarChartProps) {
  const { labels, series } = data;
  const row = series.length * bar + gap;
  // Whole rows: none is cut through.
  const rows = Math.max(Math.floor((height + gap) / row), 1);
  const scrolls = !whole && labels.length > rows;
  return (
    <>
      <Legend data={data} />
      <Box
        {...(scrolls && { role: 'group', tabIndex: 0, 'aria-label': t('kit.scrollable', { title }) })}
        sx={scrolls ? { maxHeight: rows * row - gap, overflow: 'auto', scrollbarWidth: 'thin' } : {}}
      >
        <Bars title={title} data={data} />
      </Box>
    </>
  );
}

function Bars({ title, data }: ChartProps) {
  const { labels, series } = data;
  const inkOf = useInks(series.length);
  const isLong = labels.length * (series.length * bar + gap) > sheet;
  const longest = Math.max(...series.flatMap((one) => [...one.data, ...(one.before ?? [])]), 1);
  return (
    <Box
      role="img"
      aria-label={inWords({ title, data })}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(72px, max-content) minmax(0, 1fr)',
        columnGap: 1.5,
        rowGap: `${gap}px`,
        alignItems: 'center',
        breakInside: isLong ? 'auto' : 'avoid',
        '& > * > *': { breakInside: 'avoid' },
      }}
    >
      {labels.map((label, i) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Label data={data} at={i} />
          <Box>
            {series.map(({ name, data: values, before, format }, k) => (
              <Bar
                key={name}
                value={values[i]!}
                before={before?.[i]}
                format={format}
                longest={longest}
                ink={inkOf(k)}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface BarProps {
  readonly value: number;
  /** The value of the year before. */
  readonly before: number | undefined;
  readonly format: NumberFormat;
  readonly longest: number;
  readonly ink: string;
}

/** A bar with its value in short form, over a grey one for the year before. The whole numbers show on hover. */
function Bar({ value, before = 0, format, longest, ink }: BarProps) {
  const share = (of: number) => `calc((100% - ${room}px) * ${Math.max(of, 0) / longest})`;
  const title = before
    ? t('kit.chart.withYearBefore', { value: formatNumber(value, format), before: formatNumber(before, format) })
    : formatNumber(value, format);
  const pastInk = usePastInk();
  const shape = (of: number) => ({
    width: share(of),
    minWidth: of > 0 ? 2 : 0,
    borderRadius: 0.5,
    printColorAdjust: 'exact',
  });
  return (
    <Box title={title} sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 0.75, height: bar }}>
      {before > 0 && <Box sx={{ ...shape(before), position: 'absolute', height: 16, backgroundColor: pastInk }} />}
      <Box
        sx={{
          ...shape(value),
          position: 'relative',
          height: before > 0 ? 8 : 12,
          backgroundColor: ink,
          // A line in the colour of the page separates the two bars, also without colour.
          ...(before > 0 &&
            value > 0 && { outline: '1px solid', outlineColor: (theme) => theme.palette.background.paper }),
        }}
      />
      <Typography
        variant="caption"
        sx={{ fontVariantNumeric: 'tabular-nums', ml: `max(0px, ${share(before)} - ${share(value)})` }}
      >
        {formatShort(value, format)}
      </Typography>
    </Box>
  );
}
