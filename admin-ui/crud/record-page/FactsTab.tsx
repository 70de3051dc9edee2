import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { t } from '../../core/i18n/t.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { textOf } from '../../core/model/values.ts';
import { unseen } from '../../core/theme/unseen.ts';
import { Unbroken } from '../../kit/Unbroken.tsx';
import { Value } from '../fields/Value.tsx';

export interface FactGroup {
  readonly title: string;
  readonly fields: readonly string[];
}

interface Props {
  readonly of: Resource;
  readonly groups: readonly FactGroup[];
  /** undefined while it is loading. */
  readonly record: WireRecord | undefined;
  /** Whether the groups are in one column, each value below its label if it is long. */
  readonly isNarrow?: boolean;
}

/** The fields of a record in groups, read-only. Empty fields are hidden until they are asked for. */
export function FactsTab({ of, groups, record, isNarrow = false }: Props) {
  const [all, setAll] = useState(false);
  const isEmpty = (name: string) => record !== undefined && !textOf(of, name, record);
  const empty = groups.flatMap(({ fields }) => fields).filter(isEmpty).length;
  const shown = groups
    .map(({ title, fields }) => ({ title, fields: fields.filter((name) => all || !isEmpty(name)) }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: isNarrow ? 2 : 3 }, maxWidth: 1100 }}>
      <Box sx={{ columnCount: { md: isNarrow ? 1 : 2 }, columnGap: 5 }}>
        {shown.map((group) => (
          <Group key={group.title} of={of} {...group} record={record} />
        ))}
      </Box>
      {empty > 0 && (
        <Button color="inherit" size="small" aria-expanded={all} onClick={() => setAll(!all)} sx={{ ml: -1 }}>
          {t(all ? 'crud.page.hideEmpty' : 'crud.page.showEmpty', { smart_count: empty })}
        </Button>
      )}
    </Paper>
  );
}

function Group({ of, title, fields, record }: FactGroup & Pick<Props, 'of' | 'record'>) {
  const lines = of.address?.filter((name) => fields.includes(name)) ?? [];
  const others = fields.filter((name) => !lines.includes(name));
  return (
    <Box component="section" aria-label={title} sx={{ breakInside: 'avoid', pb: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1, pb: 0.5, borderBottom: 1, borderColor: 'divider' }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {lines.length > 0 && (
          <Fact label={t('crud.page.address')} isAlone={others.length === 0}>
            {lines.map((name) => (
              <Box key={name}>{record ? <Value of={of} name={name} record={record} /> : <Skeleton width="60%" />}</Box>
            ))}
          </Fact>
        )}
        {others.map((name) => (
          <Fact key={name} label={of.fields[name]!.title}>
            {record ? <Value of={of} name={name} record={record} /> : <Skeleton width="60%" />}
          </Fact>
        ))}
      </Box>
    </Box>
  );
}

interface FactProps {
  readonly label: string;
  /** Whether the heading of the group is label enough. The label is then only for screen readers. */
  readonly isAlone?: boolean;
  readonly children: ReactNode;
}

const Fact = ({ label, isAlone = false, children }: FactProps) => (
  <Box sx={{ ...(!isAlone && beside), py: 0.5 }}>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', ...(isAlone && unseen) }}>
      <Unbroken text={label} />
    </Typography>
    <Typography component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {children}
    </Typography>
  </Box>
);

/** The label and its value on one line. */
const beside = {
  display: 'grid',
  gridTemplateColumns: 'minmax(104px, 36%) 1fr',
  columnGap: 2,
  alignItems: 'baseline',
} as const;
