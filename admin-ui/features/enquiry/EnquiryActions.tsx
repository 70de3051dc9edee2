import NoteAddOutlinedIcon from '@mui/icons-material/NoteAddOutlined';
import PlayCircleOutlineIcon from '@mui/icons-material/PlayCircleOutline';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { opportunityStatusKeys } from '../../../schemas/generated/opportunity-status.gen.ts';
import type { Enquiry } from '../../../schemas/generated/enquiry.gen.ts';
import { resources } from '../../generated/resources.gen.ts';
import { t } from '../../core/i18n/t.ts';
import type { RecordAction, RecordActionsProps } from '../../core/model/resource.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { useStatusChange } from '../../crud/status/use-status-change.tsx';
import { BookIn } from './BookIn.tsx';
import { isExpired } from './expired.ts';
import { enquiryKeys as keys } from './keys.ts';
import { enquiryStatusChange } from './status.ts';

const { Active, Lost, Cancelled, Closed } = opportunityStatusKeys;
const ended: readonly (number | undefined)[] = [Lost, Cancelled, Closed];

/**
 * Sets an expired enquiry back to active (AMB-067), and books in the first quotation of an open one (STA-016, STA-047).
 */
export function EnquiryActions({ of, record, children }: RecordActionsProps<Enquiry>) {
  const session = useSession();
  const notify = useNotify();
  const { change, busy, dialog } = useStatusChange(enquiryStatusChange);
  const [isBooking, setBooking] = useState(false);
  const isQuotable = record.quoteValue === null && !ended.includes(record.opportunityStatus?.id);
  const offered: readonly (RecordAction | false)[] = [
    isQuotable &&
      allowsChange(session, resources.quotation.access.create) && {
        title: t('enquiry.saved.bookIn'),
        icon: NoteAddOutlinedIcon,
        shortcut: keys.bookIn,
        run: () =>
          record.requireApproval ? notify(t('enquiry.saved.notApproved'), { type: 'warning' }) : setBooking(true),
      },
    isExpired(record) &&
      allowsChange(session, of.access.update) && {
        title: t('enquiry.setActive'),
        icon: PlayCircleOutlineIcon,
        shortcut: keys.setActive,
        run: (from) => void change(record, Active, from),
      },
  ];
  return (
    <>
      {children(
        offered.filter((action) => action !== false),
        busy,
      )}
      {dialog}
      {isBooking && <BookIn enquiry={record} onClose={() => setBooking(false)} />}
    </>
  );
}
