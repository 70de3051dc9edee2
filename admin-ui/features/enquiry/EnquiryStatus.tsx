import { useGetList } from 'react-admin';
import type { Enquiry } from '../../generated/enquiry/types.gen.ts';
import { opportunityStatusKeys } from '../../generated/opportunity-status/codes.gen.ts';
import { summaryOf } from '../../core/data/data-provider.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { RowBadge } from '../../crud/fields/RowBadge.tsx';
import { enquiryStatus } from './status.ts';

/** The status of an enquiry in its dialog (BEH-103), with its menu; of a new one, the status that it will get. */
export const EnquiryStatus = (props: SlotProps<Enquiry>) =>
  props.record.opportunityStatus ? <enquiryStatus.InDialog {...props} /> : <FirstStatus />;

function FirstStatus() {
  const { data } = useGetList(
    'opportunityStatus',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' }, filter: {} },
    { staleTime: 300_000 },
  );
  const status = data?.find(({ id }) => id === opportunityStatusKeys.New);
  return status ? <RowBadge of={summaryOf('opportunityStatus')} row={status} /> : null;
}
