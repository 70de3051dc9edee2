import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { t } from '../../core/i18n/t.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { wholeText } from '../../kit/tables/one-line.ts';
import { unseen } from '../../core/theme/unseen.ts';
import { cardColumns, needsTitle } from './card-columns.ts';
import { isProse, type AnswerColumn } from './answer-column.ts';
import { OwnMark } from './OwnMark.tsx';
import { namingColumn, pageOf } from './report-rows.ts';
import type { AnswerTableProps } from './report-table-props.ts';
import { AnswerValue } from './ReportValue.tsx';
import { Loading } from '../../kit/Loading.tsx';

/** The rows of a report as cards of two lines and any longer texts, on a telephone. A card opens to show all its values. */
export function AnswerCards({ label, columns, rows, totals, of, linkOf, rowPage, dimmed = false }: AnswerTableProps) {
  const naming = namingColumn(of, columns);
  const named = columns.find(({ name }) => name === naming);
  if (!rows)
    return (
      <Loading>
        <Stack spacing={1} aria-busy>
          {Array.from({ length: 8 }, (_, i) => (
            <Skeleton key={i} variant="rounded" height={62} />
          ))}
        </Stack>
      </Loading>
    );
  return (
    <Stack
      component="ul"
      aria-label={label}
      spacing={1}
      sx={{ listStyle: 'none', p: 0, m: 0, opacity: dimmed ? 0.5 : 1 }}
    >
      {totals && Object.keys(totals).length > 0 && (
        <Card
          title={t('report.total')}
          columns={columns.filter(({ name }) => name in totals)}
          row={totals}
          linkOf={(name) => linkOf?.(name, totals, true)}
        />
      )}
      {rows.map((row, i) => (
        <Card
          key={i}
          title={
            named && (
              <>
                <AnswerValue column={named} row={row} page={rowPage?.(row) ?? pageOf(of, row)} />
                <OwnMark {...{ of, columns, row }} />
              </>
            )
          }
          columns={columns.filter((column) => column !== named)}
          row={row}
          linkOf={(name) => linkOf?.(name, row, false)}
        />
      ))}
    </Stack>
  );
}

const cutOff = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

interface CardProps {
  readonly title: ReactNode;
  readonly columns: readonly AnswerColumn[];
  readonly row: WireRecord;
  readonly linkOf: (column: string) => string | null | undefined;
}

function Card({ title, columns, row, linkOf }: CardProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { leading, more, prose } = cardColumns(columns, row);
  const hasRest = columns.length > more.length + prose.length + (leading ? 1 : 0);
  const value = (column: AnswerColumn) => (
    <AnswerValue column={column} row={row} page={linkOf(column.name) ?? null} isFigure />
  );
  return (
    <Paper component="li" variant="outlined" sx={{ display: 'flex', py: 0.75, pl: 1.5, pr: hasRest ? 0.5 : 1.5 }}>
      {/* Links need 24 px of height to be hit by a finger. */}
      <Box sx={{ flex: 1, minWidth: 0, '& a': { display: 'inline-block', lineHeight: '24px' } }}>
        <Box sx={{ display: 'flex', gap: 1, minHeight: 24 }}>
          <Typography
            component="div"
            id={id}
            noWrap={!open}
            sx={{
              flex: 1,
              fontWeight: 'fontWeightBold',
              lineHeight: '24px',
              '& a': { ...cutOff, display: 'block' },
              '& a:has(+ span)': { display: 'inline' },
            }}
          >
            {title}
          </Typography>
          {leading && !open && (
            <Box sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
              <Title of={leading} />
              {value(leading)}
            </Box>
          )}
        </Box>
        {open ? (
          <Facts columns={columns} value={value} />
        ) : (
          <Typography component="div" noWrap sx={{ color: 'text.secondary' }}>
            {more.map((column, i) => (
              <span key={column.name}>
                {i > 0 && <span aria-hidden> · </span>}
                <Title of={column} isShown={needsTitle(column)} />
                {value(column)}
              </span>
            ))}
          </Typography>
        )}
        {!open &&
          prose.map((column) => (
            <Typography key={column.name} component="div" sx={{ ...wholeText, minWidth: 0 }}>
              <Title of={column} />
              {value(column)}
            </Typography>
          ))}
      </Box>
      {hasRest && (
        <IconButton
          size="small"
          aria-label={t(open ? 'report.card.close' : 'report.card.open')}
          aria-describedby={id}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{ alignSelf: open ? 'flex-start' : 'center', transform: open ? 'rotate(180deg)' : 'none' }}
        >
          <ExpandMoreIcon fontSize="small" />
        </IconButton>
      )}
    </Paper>
  );
}

/** The title of a column before its value; only for screen readers if the value is clear without it. */
const Title = ({ of, isShown = false }: { readonly of: AnswerColumn; readonly isShown?: boolean }) => (
  <Box component="span" sx={isShown ? {} : unseen}>
    {of.title}{' '}
  </Box>
);

interface FactsProps {
  readonly columns: readonly AnswerColumn[];
  readonly value: (column: AnswerColumn) => ReactNode;
}

const Facts = ({ columns, value }: FactsProps) => (
  <Box
    component="dl"
    sx={{ display: 'grid', gridTemplateColumns: 'minmax(88px, auto) 1fr', columnGap: 1.5, rowGap: 0.25, m: 0 }}
  >
    {columns.map((column) => (
      <Box key={column.name} sx={{ display: 'contents' }}>
        <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', lineHeight: '20px' }}>
          {column.title}
        </Typography>
        <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', ...(isProse(column) && { whiteSpace: 'pre-wrap' }) }}>
          {value(column)}
        </Box>
      </Box>
    ))}
  </Box>
);
