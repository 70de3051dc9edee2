import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../core/i18n/t.ts';
import { isNumeric, textOf } from '../../core/model/values.ts';
import { today } from '../../core/time/london.ts';
import { useList } from './list-context.ts';
import { PrintedTotals } from './TotalsFoot.tsx';
import type { PrintedRows } from './use-list-print.ts';

/** All rows of a list on paper: plain texts, as thousands of rows with badges and menus would take long to draw. */
export function PrintedTable({ rows, total }: PrintedRows) {
  const { of, columns } = useList();
  const align = (name: string) => (isNumeric(of.fields[name]!) ? 'right' : 'left');
  const inWords = (count: number) => count.toLocaleString('en-GB');
  return (
    <>
      <Typography>
        {t('crud.print.printedOn', { today: today() })}
        {rows.length < total && ` ${t('crud.print.cut', { shown: inWords(rows.length), all: inWords(total) })}`}
      </Typography>
      <Box component="table" sx={{ borderCollapse: 'collapse', '& tr': { borderBottom: 1, borderColor: 'divider' } }}>
        <thead>
          <tr>
            {columns.shown.map((name) => (
              <th key={name} align={align(name)}>
                {of.fields[name]!.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row[of.key])}>
              {columns.shown.map((name) => (
                <td key={name} align={align(name)}>
                  {textOf(of, name, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <PrintedTotals />
      </Box>
    </>
  );
}
