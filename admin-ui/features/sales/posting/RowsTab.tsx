import { useLocation } from 'react-router';
import type { SlotProps } from '../../../core/model/resource.ts';
import type { SalesPosting } from '../../../../schemas/generated/sales-posting.gen.ts';
import type { Posting } from './calls.ts';
import { PostingProgress } from './PostingProgress.tsx';

/** The rows of a posting, on its page. A link may ask to continue it at once. */
export default function RowsTab({ record }: SlotProps<SalesPosting>) {
  const { state } = useLocation();
  return (
    <PostingProgress
      key={record.id}
      posting={record as Posting}
      begins={(state as { goOn?: true } | null)?.goOn ?? false}
    />
  );
}
