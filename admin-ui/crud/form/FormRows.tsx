import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { FormGroup } from '../../core/model/resource.ts';

interface RowsProps {
  readonly layout: readonly (readonly string[])[];
  readonly visible: (name: string) => boolean;
  readonly children: (name: string) => ReactNode;
}

interface Props extends RowsProps {
  readonly groups?: readonly FormGroup[] | undefined;
}

/** Fields in rows, under headings if the dialog has groups. */
export function FormRows({ groups, ...rows }: Props) {
  if (!groups) return <Rows {...rows} />;
  const ends = groups.map((_, i) => groups.slice(0, i + 1).reduce((sum, group) => sum + group.rows, 0));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {groups.map((group, i) => (
        <Group key={group.title} title={group.title} {...rows} layout={rows.layout.slice(ends[i - 1] ?? 0, ends[i])} />
      ))}
    </Box>
  );
}

/** A group without visible fields is hidden. */
function Group({ title, ...rows }: RowsProps & { readonly title: string }) {
  const id = useId();
  if (!rows.layout.flat().some(rows.visible)) return null;
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography
        id={id}
        variant="h3"
        component="h3"
        sx={{ mb: 1.5, pb: 0.5, borderBottom: 1, borderColor: 'divider' }}
      >
        {title}
      </Typography>
      <Rows {...rows} />
    </Box>
  );
}

/** One below the other on a telephone. Rows without visible fields are hidden. */
const Rows = ({ layout, visible, children }: RowsProps) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    {layout
      .map((row) => row.filter(visible))
      .filter((row) => row.length)
      .map((row) => (
        <Box
          key={row.join()}
          sx={{
            display: 'grid',
            // Slots may render nothing.
            '&:empty': { display: 'none' },
            gap: 2,
            gridTemplateColumns: { xs: '1fr', sm: `repeat(${row.length}, minmax(0, 1fr))` },
          }}
        >
          {row.map(children)}
        </Box>
      ))}
  </Box>
);
