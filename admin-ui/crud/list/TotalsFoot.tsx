import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { format } from '../../core/model/values.ts';
import { rowHeight } from '../../kit/tables/row-height.ts';
import { useList } from './list-context.ts';
import { useTotals, type ListTotals } from './use-totals.ts';

/** A line of totals: of all rows, or of the selected ones. Without sums, there are too many rows. */
interface Line {
  readonly label: string;
  readonly sums: Readonly<Record<string, number>> | null | undefined;
}

const inWords = (count: number) => count.toLocaleString('en-GB');

/** The lines that totals are shown as; that of all rows first. Its label is empty until it has loaded. */
function linesOf({ all, selected }: ListTotals): readonly Line[] {
  const whole = all && t('crud.totals.of', { smart_count: all.rows, rows: inWords(all.rows) });
  const most = all && t('crud.totals.tooMany', { most: inWords(all.rows) });
  return [
    { label: (all?.exact ? whole : most) ?? '', sums: all?.sums },
    ...(selected
      ? [
          {
            label: t('crud.totals.ofSelected', { smart_count: selected.rows, rows: inWords(selected.rows) }),
            sums: selected.sums,
          },
        ]
      : []),
  ];
}

/**
 * The totals below their columns. The foot stays in view at the bottom of the table.
 * @param boxes number of columns before those of the fields
 */
export function TotalsFoot({ boxes }: { readonly boxes: number }) {
  const { of, columns } = useList();
  const totals = useTotals();
  const { shown } = columns;
  if (!totals.summed.length) return null;
  const before = shown.findIndex((name) => totals.summed.includes(name));
  const after = shown.slice(before);
  return (
    <TableFooter sx={footStyles}>
      {linesOf(totals).map(({ label, sums }, i) => (
        <TableRow key={i} aria-live={i ? 'polite' : undefined}>
          {before + boxes > 0 && (
            <TableCell component="th" scope="row" colSpan={before + boxes}>
              {label}
              {sums === null && <Narrow />}
            </TableCell>
          )}
          {after.map((name, at) => {
            const sum = totals.summed.includes(name) && sums ? format(of.fields[name]!, sums[name]) : '';
            return (
              <TableCell key={name} align={totals.summed.includes(name) ? 'right' : 'left'} title={sum}>
                {before + boxes === 0 && at === 0 && `${label} `}
                {sum}
              </TableCell>
            );
          })}
          <TableCell />
        </TableRow>
      ))}
    </TableFooter>
  );
}

/** The totals on a telephone, as a line below the cards. */
export function TotalsLine() {
  const { of } = useList();
  const totals = useTotals();
  if (!totals.summed.length) return null;
  return (
    <>
      {linesOf(totals).map(({ label, sums }, i) => (
        <Typography key={i} sx={{ minHeight: 24, fontVariantNumeric: 'tabular-nums', fontWeight: 'fontWeightMedium' }}>
          {label}
          {sums === null && <Narrow />}
          {sums && totals.summed.map((name) => ` · ${of.fields[name]!.title} ${format(of.fields[name]!, sums[name])}`)}
        </Typography>
      ))}
    </>
  );
}

/** The totals as a row on paper. */
export function PrintedTotals() {
  const { of, columns } = useList();
  const totals = useTotals();
  const [line] = linesOf(totals);
  if (!totals.summed.length || !line?.sums) return null;
  return (
    <tfoot style={{ display: 'table-row-group' }}>
      <tr>
        {columns.shown.map((name, at) => (
          <th key={name} align={totals.summed.includes(name) ? 'right' : 'left'}>
            {at === 0 && `${line.label} `}
            {totals.summed.includes(name) && format(of.fields[name]!, line.sums![name])}
          </th>
        ))}
      </tr>
    </tfoot>
  );
}

/** Leads to the search and the filters of the list. */
function Narrow() {
  const { total } = useListContext();
  const focus = ({ currentTarget }: React.MouseEvent) =>
    currentTarget.closest('section')?.querySelector<HTMLElement>('[role=search] :is(input, button)')?.focus();
  return (
    total !== 0 && (
      <Button size="small" data-screen onClick={focus} sx={{ minHeight: 0, py: 0, ml: 1 }}>
        {t('crud.totals.narrow')}
      </Button>
    )
  );
}

const footStyles = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  '@media print': { position: 'static', display: 'table-row-group' },
  '& :is(th, td)': {
    height: rowHeight,
    paddingBlock: 0,
    px: 1,
    fontSize: 'sizes.table',
    fontWeight: 'fontWeightMedium',
    color: 'text.primary',
    bgcolor: 'background.paper',
    borderTop: 1,
    borderBottom: 0,
    borderColor: 'divider',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th': { textAlign: 'left' },
} as const;
