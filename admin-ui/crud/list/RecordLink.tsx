import type { ReactNode } from 'react';
import { recordPath } from '../../core/model/record-path.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { QuietPageLink } from '../../kit/PageLink.tsx';

interface Props {
  readonly of: Resource;
  readonly record: WireRecord;
  readonly children: ReactNode;
}

/** The name of a record, as a link to its page if it has one. */
export function RecordLink({ of, record, children }: Props) {
  const path = recordPath(of, record[of.key]);
  if (path === null) return <>{children}</>;
  return (
    <QuietPageLink to={path} onClick={(event) => event.stopPropagation()}>
      {children}
    </QuietPageLink>
  );
}
