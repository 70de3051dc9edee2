import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { axisEnd, inWords, useInks, usePastInk, type ChartProps } from './chart.ts';
import { Legend } from './Legend.tsx';
import { formatShort, formatNumber } from './chart-data.ts';

const usual = 180;
/** Height of the legend and the labels below the line. */
const around = 62;

/**
 * A line for each series over an axis from 0; those after the first are dashed, and the year before is grey. A point
 * shows its value on hover.
 */
export function LineChart({ title, data, room = 0 }: ChartProps) {
  const height = Math.max(room - around, usual);
  const inkOf = useInks(data.series.length);
  const pastInk = usePastInk();
  const { labels, series } = data;
  const end = axisEnd(Math.max(...series.flatMap((one) => [...one.data, ...(one.before ?? [])])));
  const left = (i: number) => (labels.length > 1 ? (100 * i) / (labels.length - 1) : 50);
  const top = (value: number) => 100 - (100 * value) / end;
  const step = Math.ceil(labels.length / 4);
  return (
    <Box role="img" aria-label={inWords({ title, data })} sx={{ breakInside: 'avoid' }}>
      <Legend data={data} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 1.5, pt: 1 }}>
        <Box sx={{ height, display: 'flex', flexDirection: 'column', justifyContent: 'space-between', my: -1 }}>
          {[end, end / 2, 0].map((value) => (
            <Typography key={value} variant="caption" sx={{ color: 'text.secondary', textAlign: 'right' }}>
              {formatShort(value, series[0]!.format)}
            </Typography>
          ))}
        </Box>
        <Box sx={{ position: 'relative', height, mx: 1 }}>
          {[0, 50, 100].map((at) => (
            <Box
              key={at}
              sx={{ position: 'absolute', insetInline: -8, top: `${at}%`, borderTop: 1, borderColor: 'divider' }}
            />
          ))}
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            style={{ position: 'absolute', width: '100%', height: '100%', overflow: 'visible' }}
            aria-hidden
          >
            {series.map(({ name, data: values, before = [] }, k) =>
              [before, values].map((line) => (
                <polyline
                  key={`${name} ${line === values}`}
                  points={line.map((value, i) => `${left(i)},${top(value)}`).join(' ')}
                  fill="none"
                  stroke={line === values ? inkOf(k) : pastInk}
                  strokeWidth={2}
                  strokeDasharray={line === values && k > 0 ? '6 4' : undefined}
                  vectorEffect="non-scaling-stroke"
                />
              )),
            )}
          </svg>
          <Points data={data} left={left} top={top} />
        </Box>
        <span />
        <Box sx={{ position: 'relative', height: 20, mt: 1, mx: 1 }}>
          {labels.map(
            (label, i) =>
              i % step === 0 && (
                <Typography
                  key={label}
                  variant="caption"
                  noWrap
                  sx={{
                    position: 'absolute',
                    left: `${left(i)}%`,
                    transform: `translateX(-${left(i)}%)`,
                    color: 'text.secondary',
                  }}
                >
                  {label}
                </Typography>
              ),
          )}
        </Box>
      </Box>
    </Box>
  );
}

interface PointsProps extends Pick<ChartProps, 'data'> {
  /** Horizontal position of a point, in percent. */
  readonly left: (i: number) => number;
  readonly top: (value: number) => number;
}

function Points({ data: { labels, series }, left, top }: PointsProps) {
  const inkOf = useInks(series.length);
  return (
    <>
      {series.map(({ name, data: values, format }, k) =>
        values.map((value, i) => (
          <Box
            key={`${name} ${labels[i]}`}
            title={`${labels[i]}: ${formatNumber(value, format)}`}
            sx={{
              position: 'absolute',
              left: `${left(i)}%`,
              top: `${top(value)}%`,
              width: 7,
              height: 7,
              m: '-3.5px',
              borderRadius: '50%',
              border: 2,
              borderColor: inkOf(k),
              backgroundColor: k > 0 ? 'background.paper' : inkOf(k),
              printColorAdjust: 'exact',
            }}
          />
        )),
      )}
    </>
  );
}
