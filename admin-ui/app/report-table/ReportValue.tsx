import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { Value } from '../../crud/fields/Value.tsx';
import { textOf } from '../../core/model/values.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { shownOf, type AnswerColumn } from './answer-column.ts';

interface Props {
  readonly column: AnswerColumn;
  readonly row: WireRecord;
  /** Page to link to; null for no link. */
  readonly page: string | null;
  /** Whether the link is to the records that the value counts or sums, which is marked. */
  readonly isFigure?: boolean;
}

/** The value of a cell, or the record's name as a link to its page. */
export function AnswerValue({ column, row, page, isFigure = false }: Props) {
  const { name } = column;
  const shown = shownOf([column]);
  const text = textOf(shown, name, row);
  if (!page || !text)
    return isDecrease(column, row) ? (
      <Box component="span" sx={{ color: 'error.main' }}>
        {text}
      </Box>
    ) : (
      <Value of={shown} name={name} record={row} />
    );
  return (
    <Link
      component={RouterLink}
      to={page}
      color={isDecrease(column, row) ? 'error' : 'inherit'}
      underline="hover"
      sx={{
        // Figures stand close above each other in a card.
        ...(isFigure && { display: 'inline-block', lineHeight: '24px' }),
        textDecorationColor: (theme) => theme.vars?.palette.text.disabled ?? theme.palette.text.disabled,
      }}
      onClick={(event: React.MouseEvent) => event.stopPropagation()}
    >
      {text}
    </Link>
  );
}

const isDecrease = ({ name, signed }: AnswerColumn, row: WireRecord): boolean =>
  Boolean(signed) && ((row[name] as number | null) ?? 0) < 0;
