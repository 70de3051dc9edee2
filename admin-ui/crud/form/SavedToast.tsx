import { Link } from 'react-router';
import { labelOf } from '../../core/model/label.ts';
import { recordAddress } from '../../core/model/record-path.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';

interface Props {
  readonly of: Resource;
  readonly record: WireRecord;
  /** What else there is to say about it; null for nothing. */
  readonly news: string | null;
}

/** What a toast says about a new record: its name, as a link to it. */
export function SavedToast({ of, record, news }: Props) {
  const name = labelOf(of, record);
  const to = recordAddress(of, record[of.key]);
  return (
    <>
      {to ? (
        <Link to={to} style={{ color: 'inherit' }}>
          {name}
        </Link>
      ) : (
        name
      )}
      {news && `${name && '. '}${news}`}
    </>
  );
}
