import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Resource, WireRecord } from '../../core/model/resource.ts';

interface Props {
  readonly of: Resource;
  readonly record: WireRecord;
  readonly children: ReactNode;
}

/** The name of a record, as a link to its page if it has one. */
export function RecordLink({ of, record, children }: Props) {
  if (!of.page) return <>{children}</>;
  return (
    <Link
      component={RouterLink}
      to={`${of.page.replace('{id}', String(record[of.key]))}/detail`}
      color="inherit"
      underline="hover"
      onClick={(event: React.MouseEvent) => event.stopPropagation()}
    >
      {children}
    </Link>
  );
}
