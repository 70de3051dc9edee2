import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { t } from '../../core/i18n/t.ts';
import { unseen } from '../../core/theme/unseen.ts';
import { LabelText } from './Label.tsx';
import type { ChartProps } from './chart.ts';
import { formatNumber, withYearBefore } from './chart-data.ts';

/** The numbers of a chart as a table. */
export function ChartTable({ title, data }: ChartProps) {
  const { labels } = data;
  const series = withYearBefore(data);
  return (
    <TableContainer sx={{ maxHeight: 280 }} tabIndex={0} role="region" aria-label={t('kit.scrollable', { title })}>
      <Table size="small" stickyHeader aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>
              <Box component="span" sx={unseen}>
                {t('kit.chart.group')}
              </Box>
            </TableCell>
            {series.map(({ name }) => (
              <TableCell key={name} align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {labels.map((label, i) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row">
                <LabelText data={data} at={i} />
              </TableCell>
              {series.map(({ name, data: values, format }) => (
                <TableCell key={name} align="right">
                  {formatNumber(values[i]!, format)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
