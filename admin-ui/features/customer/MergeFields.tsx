import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { customer } from '../../generated/customer.gen.tsx';
import { schemaText, t } from '../../core/i18n/t.ts';
import { StatusBadge } from '../../kit/fields/StatusBadge.tsx';
import { format, nothing } from '../../core/model/values.ts';
import { sideBySide } from '../../kit/tables/side-by-side.ts';
import type { Preview } from '../../crud/merge/use-merge.ts';

interface Props {
  readonly preview: Preview;
  readonly kept: string;
  readonly gone: string;
}

/** Fields that a merge neither keeps nor fills. */
const own = ['status', 'requireApproval', 'active'];

/** Both customers field by field, with the fields that Merge would fill. */
export function MergeFields({ preview, kept, gone }: Props) {
  const [all, setAll] = useState(false);
  const rows = preview.fields
    .filter(({ field }) => !own.includes(field))
    .map((one) => ({ ...one, texts: [one.kept, one.gone].map((value) => format(customer.fields[one.field]!, value)) }))
    .filter(({ texts: [a, b] }) => all || a !== b);
  return (
    <>
      <FormControlLabel
        sx={{ ml: 0, mb: 1, gap: 1 }}
        control={<Switch size="small" checked={all} onChange={(_, checked) => setAll(checked)} />}
        label={t('customer.merge.identical')}
      />
      <TableContainer
        role="region"
        aria-label={t('customer.merge.fields')}
        tabIndex={0}
        sx={{ borderBlock: 1, borderColor: 'divider' }}
      >
        <Table size="small" sx={{ tableLayout: 'fixed', ...sideBySide }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ width: 132 }}>{t('customer.merge.field')}</TableCell>
              <TableCell>{t('customer.merge.keptName', { name: kept })}</TableCell>
              <TableCell>{t('customer.merge.goneName', { name: gone })}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {!rows.length && (
              <TableRow>
                <TableCell colSpan={3}>{t('customer.merge.noDifference')}</TableCell>
              </TableRow>
            )}
            {rows.map(({ field, title, fills, texts: [mine, theirs] }) => (
              <TableRow key={field}>
                <TableCell sx={{ color: 'text.secondary' }}>{schemaText(title)}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {fills ? (
                    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
                      {theirs}
                      <StatusBadge text={t('customer.merge.filled')} severity="success" />
                    </Box>
                  ) : (
                    mine || nothing
                  )}
                </TableCell>
                <TableCell
                  sx={{
                    overflowWrap: 'anywhere',
                    color: 'text.secondary',
                    textDecoration: !fills && theirs ? 'line-through' : undefined,
                  }}
                >
                  {theirs || nothing}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}
