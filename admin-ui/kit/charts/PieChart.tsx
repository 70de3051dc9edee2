import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { inWords, useInks, type ChartProps } from './chart.ts';
import { Label } from './Label.tsx';
import { Dot } from './Legend.tsx';
import { formatNumber, formatShort } from './chart-data.ts';

const [usual, most] = [170, 320];
const radius = 38;
const round = 2 * Math.PI * radius;
/** Length that separates two parts of the ring. */
const gap = 1.2;

/** Shares of a whole, as a ring with a legend beside it, in the same order clockwise from the top. */
export function PieChart({ title, data, room = usual }: ChartProps) {
  const size = Math.min(Math.max(room, usual), most);
  const inkOf = useInks(data.labels.length);
  const { labels, series } = data;
  const [{ data: values, format }] = series as [(typeof series)[number]];
  const whole = values.reduce((sum, value) => sum + value, 0);
  const share = (value: number) => (whole ? value / whole : 0);
  return (
    <Box
      role="img"
      aria-label={inWords({ title, data })}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}
    >
      <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden>
        <g transform="rotate(-90 50 50)" fill="none" strokeWidth={20}>
          {values.map((value, i) => {
            const before = values.slice(0, i).reduce((sum, one) => sum + share(one), 0);
            return (
              <circle
                key={labels[i]}
                cx={50}
                cy={50}
                r={radius}
                stroke={inkOf(i)}
                strokeDasharray={`${Math.max(share(value) * round - (values.length > 1 ? gap : 0), 0)} ${round}`}
                strokeDashoffset={-before * round}
              />
            );
          })}
        </g>
      </svg>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr auto auto',
          columnGap: 1,
          rowGap: 0.5,
          alignItems: 'center',
        }}
      >
        {labels.map((label, i) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Dot ink={inkOf(i)} />
            <Label data={data} at={i} />
            <Typography
              variant="caption"
              title={formatNumber(values[i]!, format)}
              sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
            >
              {formatShort(values[i]!, format)}
            </Typography>
            <Typography
              variant="caption"
              sx={{ textAlign: 'right', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
            >
              {Math.round(100 * share(values[i]!))} %
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
