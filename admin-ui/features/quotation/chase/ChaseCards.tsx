import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../core/i18n/t.ts';
import { callTo, money, nothing } from '../../../core/model/values.ts';
import { ChaseActions } from './ChaseActions.tsx';
import { Reasons } from './ChaseReasons.tsx';
import type { ChaseRowsProps } from './chase-rows-props.ts';
import { nameOf, type Chased } from './chase.ts';

/**
 * The quotations to chase as cards on a telephone: the quotation with its reasons, the customer, whom to ring, and large
 * buttons for the actions.
 */
export const ChaseCards = ({ rows, at, dimmed, allowed, onAt, onAction }: ChaseRowsProps) => (
  <Box component="ul" aria-label={t('quotation.chase.title')} sx={{ ...list, opacity: dimmed ? 0.5 : 1 }}>
    {rows.map((row, i) => (
      <Paper
        component="li"
        variant="outlined"
        key={row.quoteVerId}
        tabIndex={0}
        data-chase={i}
        data-record={row.quoteVerId}
        aria-label={nameOf(row)}
        onFocus={() => onAt(i)}
        sx={{ ...card, ...(at === i && { borderColor: 'primary.main' }) }}
      >
        <Box sx={{ ...line, alignItems: 'baseline' }}>
          <Link component={RouterLink} to={`/quotations/${row.quoteVerId}/detail`} sx={number}>
            {`${row.sQuoteNo} v${row.versionNo}`}
          </Link>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Reasons row={row} />
          </Box>
          <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
            {row.productValue === null ? nothing : money(row.productValue)}
          </Typography>
        </Box>
        <Typography noWrap sx={{ color: 'text.secondary' }}>
          {[row.customer?.custName, row.oppDescription].filter(Boolean).join(' · ')}
        </Typography>
        <Box sx={{ ...line, minHeight: 40 }}>
          <Contact row={row} />
          <ChaseActions row={row} allowed={allowed} onAction={onAction} />
        </Box>
      </Paper>
    ))}
  </Box>
);

/** Whom to ring: the name is the link that dials. */
function Contact({ row: { contact, phoneNo } }: { readonly row: Chased }) {
  const name = contact?.contactName ?? phoneNo ?? nothing;
  return (
    <Typography noWrap component="div" sx={{ flex: 1, minWidth: 0 }}>
      {phoneNo ? (
        <Link
          href={callTo(phoneNo)}
          aria-label={t('quotation.chase.ring', { name, phone: phoneNo })}
          sx={{
            display: 'inline-block',
            maxWidth: '100%',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            verticalAlign: 'top',
            lineHeight: '40px',
          }}
        >
          {name}
        </Link>
      ) : (
        name
      )}
    </Typography>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, transition: 'opacity 120ms' } as const;

const card = { px: 1.5, pt: 1, pb: 0.25, display: 'grid', gap: 0.25, minWidth: 0 } as const;

const number = { fontWeight: 'fontWeightBold', whiteSpace: 'nowrap' } as const;

const line = { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 } as const;
