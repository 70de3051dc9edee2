import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { summaryOf } from '../../core/data/data-provider.ts';
import { choiceSort } from '../../core/data/lookups.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';

interface Props {
  readonly of: Resource;
  /** Name of the status field, a reference. */
  readonly name: string;
  readonly record: WireRecord;
  /** The status as it is. */
  readonly children: ReactNode;
}

/** A status in its place among the usual ones, such as New › Active › Won. Where there is little room it stands alone. */
export function StatusSteps({ of, name, record, children }: Props) {
  const { title, steps = [], to } = of.fields[name]!;
  const target = summaryOf(to!);
  const { data = [] } = useGetList(
    target.name,
    { pagination: { page: 1, perPage: 100 }, sort: choiceSort(target.name), filter: {} },
    { enabled: steps.length > 0, staleTime: 300_000 },
  );
  const key = (record[name] as WireRecord | null)?.[target.key] as number | undefined;
  const current = steps.findIndex((step) => step.includes(key ?? 0));
  if (current < 0) return children;
  return (
    <Box component="ol" aria-label={title} sx={list}>
      {steps.map(([first], i) =>
        i === current ? (
          <li key={first} aria-current="step">
            {children}
          </li>
        ) : (
          <li key={first} data-other>
            {String(data.find((row) => row[target.key] === first)?.[target.display] ?? '')}
          </li>
        ),
      )}
    </Box>
  );
}

const list: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 0.75,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > [data-other]': { typography: 'body2', color: 'text.secondary' },
  '& > [data-other]:empty': { display: 'none' },
  '& > li + li:not(:empty)::before': { content: '"›" / ""', mr: 0.75, color: 'text.secondary' },
  '@media (max-width: 899px)': { '& > [data-other]': { display: 'none' }, '& > li::before': { display: 'none' } },
};
