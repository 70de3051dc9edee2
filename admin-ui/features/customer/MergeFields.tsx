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
import { customer } from '../../generated/customer/resource.gen.ts';
import { StatusBadge } from '../../kit/fields/StatusBadge.tsx';
import { format, nothing } from '../../core/model/values.ts';
import type { MergePreview } from './merges.ts';

interface Props {
  readonly preview: MergePreview;
  readonly kept: string;
  readonly gone: string;
}

/** These go with the record, and are no part of what is kept or filled. */
const own = ['status', 'requireApproval', 'active'];

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
        label="Show identical fields"
      />
      <TableContainer
        role="region"
        aria-label="Both customers, scrollable"
        tabIndex={0}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Table size="small" sx={{ tableLayout: { sm: 'fixed' } }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ width: 132 }}>Field</TableCell>
              <TableCell>Kept: {kept}</TableCell>
              <TableCell>Removed: {gone}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {!rows.length && (
              <TableRow>
                <TableCell colSpan={3}>Both customers have the same details.</TableCell>
              </TableRow>
            )}
            {rows.map(({ field, title, fills, texts: [mine, theirs] }) => (
              <TableRow key={field}>
                <TableCell sx={{ color: 'text.secondary' }}>{title}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {fills ? (
                    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
                      {theirs}
                      <StatusBadge text="Filled by Merge" severity="success" />
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
