import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../core/i18n/t.ts';
import { inWords, useInks, type ChartProps } from './chart.ts';
import { Legend } from './Legend.tsx';
import { formatNumber } from './chart-data.ts';

const [usual, bar, gap] = [280, 18, 8];

interface BarChartProps extends ChartProps {
  /** Shows all rows; else many rows scroll. */
  readonly whole?: boolean;
}

/** A horizontal bar chart: one row per label, with a bar for each series. */
export function BarChart({ title, data, room = usual, whole = false }: BarChartProps) {
  const { labels, series } = data;
  const row = series.length * bar + gap;
  // Whole rows: none is cut through.
  const rows = Math.max(Math.floor((room + gap) / row), 1);
  const scrolls = !whole && labels.length > rows;
  return (
    <>
      <Legend names={series.map(({ name }) => name)} />
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
  const longest = Math.max(...series.flatMap((one) => one.data), 1);
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
      }}
    >
      {labels.map((label, i) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Typography variant="caption" noWrap sx={{ color: 'text.secondary', maxWidth: 140 }} title={label}>
            {label}
          </Typography>
          <Box>
            {series.map(({ name, data: values, format }, k) => (
              <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.75, height: bar }}>
                <Box
                  sx={{
                    width: `calc((100% - 96px) * ${Math.max(values[i]!, 0) / longest})`,
                    minWidth: values[i]! > 0 ? 2 : 0,
                    height: 12,
                    borderRadius: 0.5,
                    backgroundColor: inkOf(k),
                  }}
                />
                <Typography variant="caption" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {formatNumber(values[i]!, format)}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
