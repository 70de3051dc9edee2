import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import type { Enquiry } from '../../../schemas/generated/enquiry.gen.ts';
import { opportunityStatusKeys } from '../../../schemas/generated/opportunity-status.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { summaryOf } from '../../core/data/data-provider.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { RowBadge } from '../../crud/fields/RowBadge.tsx';
import { quotationHasExpired } from './expired.ts';
import { enquiryStatus } from './status.ts';

/** The status of an enquiry in its dialog (BEH-103), with its menu; of a new one, the status that it will get. */
export const EnquiryStatus = (props: SlotProps<Enquiry>) =>
  props.record.opportunityStatus ? (
    <>
      <enquiryStatus.InDialog {...props} />
      <Expired {...props.record} />
    </>
  ) : (
    <FirstStatus />
  );

/** The status of an enquiry at the head of its page. */
export const EnquiryPageStatus = (props: SlotProps<Enquiry>) => (
  <>
    <enquiryStatus.OnPage {...props} />
    <Expired {...props.record} />
  </>
);

/** Says that an enquiry is expired although its status is not Closed (AMB-067). */
const Expired = (enquiry: Enquiry) =>
  quotationHasExpired(enquiry) && (
    <Typography
      component="span"
      variant="caption"
      title={t('enquiry.expiredOn', { date: enquiry.expiryDate! })}
      sx={{ ml: 1, color: 'text.secondary', whiteSpace: 'nowrap' }}
    >
      {t('enquiry.expired')}
    </Typography>
  );

function FirstStatus() {
  const { data } = useGetList(
    'opportunityStatus',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' }, filter: {} },
    { staleTime: 300_000 },
  );
  const status = data?.find(({ id }) => id === opportunityStatusKeys.New);
  return status ? <RowBadge of={summaryOf('opportunityStatus')} row={status} /> : null;
}
