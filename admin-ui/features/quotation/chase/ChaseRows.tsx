import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link as RouterLink } from 'react-router';
import { quotation } from '../../../generated/quotation.gen.tsx';
import { t } from '../../../core/i18n/t.ts';
import { callTo, money, nothing } from '../../../core/model/values.ts';
import { Value } from '../../../crud/fields/Value.tsx';
import { ChaseActions } from './ChaseActions.tsx';
import { ChaseCards } from './ChaseCards.tsx';
import { Reasons } from './ChaseReasons.tsx';
import { nameOf } from './chase.ts';
import type { ChaseRowsProps } from './chase-rows-props.ts';

const { customer, productValue, expiryDate } = quotation.fields;

/** The quotations to chase as a table; on a telephone as cards. */
export function ChaseRows(props: ChaseRowsProps) {
  const cards = useMediaQuery('(max-width: 640px)');
  return cards ? <ChaseCards {...props} /> : <ChaseTable {...props} />;
}

const ChaseTable = ({ rows, at, dimmed, allowed, onAt, onAction }: ChaseRowsProps) => (
  <TableContainer component={Paper} variant="outlined" sx={frame}>
    <Table
      stickyHeader
      size="small"
      aria-label={t('quotation.chase.title')}
      sx={{ opacity: dimmed ? 0.5 : 1, '& td': { py: 0.75 }, '& th': { whiteSpace: 'nowrap' } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{t('quotation.chase.quotation')}</TableCell>
          <TableCell>{customer!.title}</TableCell>
          <TableCell align="right">{productValue!.title}</TableCell>
          <TableCell>{expiryDate!.title}</TableCell>
          <TableCell>{t('quotation.chase.why')}</TableCell>
          <TableCell>{t('quotation.chase.contact')}</TableCell>
          {allowed.length > 0 && <TableCell data-screen>{t('quotation.chase.actions')}</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, i) => (
          <TableRow
            key={row.quoteVerId}
            hover
            tabIndex={0}
            data-chase={i}
            data-record={row.quoteVerId}
            aria-label={nameOf(row)}
            selected={at === i}
            onFocus={() => onAt(i)}
          >
            <TableCell>
              <div>
                <Link
                  component={RouterLink}
                  to={`/quotations/${row.quoteVerId}/detail`}
                  sx={{ fontWeight: 'fontWeightMedium', whiteSpace: 'nowrap' }}
                >
                  {`${row.sQuoteNo} v${row.versionNo}`}
                </Link>
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                  {row.oppDescription}
                </Typography>
              </div>
            </TableCell>
            <TableCell>
              <Value of={quotation} name="customer" record={row} />
            </TableCell>
            <TableCell align="right">{row.productValue === null ? nothing : money(row.productValue)}</TableCell>
            <TableCell>{row.expiryDate ?? nothing}</TableCell>
            <TableCell>
              <Reasons row={row} />
            </TableCell>
            <TableCell>
              <div>
                <div>{row.contact?.contactName ?? nothing}</div>
                {row.phoneNo && (
                  <Link href={callTo(row.phoneNo)} color="inherit" sx={{ whiteSpace: 'nowrap' }}>
                    {row.phoneNo}
                  </Link>
                )}
              </div>
            </TableCell>
            {allowed.length > 0 && (
              <TableCell data-screen>
                <ChaseActions row={row} allowed={allowed} onAction={onAction} />
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

const frame = { flex: '0 1 auto', minHeight: 160 } as const;
