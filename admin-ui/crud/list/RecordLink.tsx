import type { ReactNode } from 'react';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { QuietPageLink } from '../../kit/PageLink.tsx';

interface Props {
  readonly of: Resource;
  readonly record: WireRecord;
  readonly children: ReactNode;
}

/** The name of a record, as a link to its page if it has one. */
export function RecordLink({ of, record, children }: Props) {
  if (!of.page) return <>{children}</>;
  return (
    <QuietPageLink
      to={`${of.page.replace('{id}', String(record[of.key]))}/detail`}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </QuietPageLink>
  );
}
