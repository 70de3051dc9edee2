import { useGetList } from 'react-admin';
import type { Enquiry } from '../../generated/enquiry/types.gen.ts';
import { opportunityStatusKeys } from '../../generated/opportunity-status/codes.gen.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { StatusBadge } from '../../kit/fields/StatusBadge.tsx';

/** The status of an enquiry as a badge; of one that is being added, the status that it will get. */
export function EnquiryStatus({ record: { opportunityStatus } }: SlotProps<Enquiry>) {
  const { data } = useGetList(
    'opportunityStatus',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' }, filter: {} },
    { enabled: !opportunityStatus, staleTime: 300_000 },
  );
  const status = opportunityStatus ?? data?.find(({ id }) => id === opportunityStatusKeys.New);
  return status ? <StatusBadge text={status.oppStatusName ?? ''} colour={status.colourCode} /> : null;
}
