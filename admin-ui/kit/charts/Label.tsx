import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../core/i18n/t.ts';
import type { ChartData } from './chart-data.ts';

interface LabelProps {
  readonly data: ChartData;
  /** Which of the labels. */
  readonly at: number;
}

/** A label of a chart, on one line. */
export const Label = ({ data, at }: LabelProps) => (
  <Typography variant="caption" noWrap sx={{ color: 'text.secondary', maxWidth: 160 }} title={data.labels[at]}>
    <LabelText data={data} at={at} />
  </Typography>
);

/** The text of a label. That of the user's own is bold and says so. */
export function LabelText({ data: { labels, ownFirst = false }, at }: LabelProps) {
  if (!ownFirst || at > 0) return labels[at];
  return (
    <>
      <Box component="strong" sx={{ color: 'text.primary', fontWeight: 'fontWeightBold' }}>
        {labels[at]}
      </Box>{' '}
      {t('kit.own')}
    </>
  );
}
