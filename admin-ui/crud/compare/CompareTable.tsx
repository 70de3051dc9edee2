import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { t, type MessageKey } from './texts.ts';
import { nothing } from '../../core/model/values.ts';
import { StatusBadge } from '../../kit/fields/StatusBadge.tsx';
import { sideBySide } from '../../kit/tables/side-by-side.ts';
import type { ComparedField } from './compare.ts';

/** What is compared, in words. */
export interface CompareWords {
  readonly field: MessageKey;
  readonly fields: MessageKey;
  /** With their number as `count` and `smart_count`. */
  readonly differing: MessageKey;
}

export const fieldWords: CompareWords = {
  field: 'compare.field',
  fields: 'compare.fields',
  differing: 'compare.differing',
};

interface Props {
  readonly fields: readonly ComparedField[];
  readonly names: readonly [string, string];
  readonly words: CompareWords;
}

const cell = { py: 1.25, overflowWrap: 'anywhere', whiteSpace: 'pre-line', verticalAlign: 'top' } as const;

/** Two records side by side. A field that differs has a badge and bold values. */
export const CompareTable = ({ fields, names, words }: Props) => (
  <TableContainer
    data-print
    role="region"
    aria-label={t('kit.scrollable', { title: t(words.fields) })}
    tabIndex={0}
    sx={{ borderBlock: 1, borderColor: 'divider' }}
  >
    <Table size="small" sx={{ tableLayout: 'fixed', ...sideBySide }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: 260 }}>{t(words.field)}</TableCell>
          {names.map((name) => (
            <TableCell key={name}>{name}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {!fields.length && (
          <TableRow>
            <TableCell colSpan={3}>{t('compare.same')}</TableCell>
          </TableRow>
        )}
        {fields.map(({ name, title, texts: [first, second], differs, difference }) => (
          <TableRow key={name} sx={{ ...(differs && { backgroundColor: 'action.hover' }) }}>
            <TableCell role="rowheader" sx={{ ...cell, color: 'text.secondary' }}>
              <Box
                sx={{
                  display: 'flex',
                  gap: 1,
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  justifyContent: 'space-between',
                }}
              >
                {title}
                {differs && <StatusBadge text={t('compare.differs')} severity="warning" />}
              </Box>
            </TableCell>
            <TableCell sx={{ ...cell, fontWeight: differs ? 600 : undefined }}>{first || nothing}</TableCell>
            <TableCell sx={{ ...cell, fontWeight: differs ? 600 : undefined }}>
              {second || nothing}
              {difference && (
                <Box
                  component="span"
                  sx={{ ml: 1, fontWeight: 'fontWeightRegular', color: 'text.secondary', whiteSpace: 'nowrap' }}
                >
                  {difference}
                </Box>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
