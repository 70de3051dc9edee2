import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Value } from '../fields/Value.tsx';
import type { Resource, WireRecord } from '../../core/model/resource.ts';

interface Props {
  readonly of: Resource;
  readonly layout: readonly (readonly string[])[];
  readonly record: WireRecord | undefined;
}

/** The fields of a record, read-only, in two columns. */
export const FactsTab = ({ of, layout, record }: Props) => (
  <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 1100 }}>
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', columnGap: 4, rowGap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(12, 1fr)' } }}
    >
      {layout.flatMap((row) =>
        row.map((name) => (
          <Box key={name} sx={{ gridColumn: { sm: `span ${12 / row.length}` }, minWidth: 0 }}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {of.fields[name]!.title}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {record ? <Value of={of} name={name} record={record} /> : <Skeleton width="60%" />}
            </Typography>
          </Box>
        )),
      )}
    </Box>
  </Paper>
);
