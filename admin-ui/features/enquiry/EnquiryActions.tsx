import PlayCircleOutlineIcon from '@mui/icons-material/PlayCircleOutline';
import { opportunityStatusKeys } from '../../generated/opportunity-status/codes.gen.ts';
import type { Enquiry } from '../../generated/enquiry/types.gen.ts';
import { t } from '../../core/i18n/t.ts';
import type { RecordActionsProps } from '../../core/model/resource.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { useStatusChange } from '../../crud/status/use-status-change.tsx';
import { isExpired } from './expired.ts';
import { enquiryStatusChange } from './status.ts';

const { Active } = opportunityStatusKeys;

/** Sets an expired enquiry back to active (AMB-067). */
export function EnquiryActions({ of, record, children }: RecordActionsProps<Enquiry>) {
  const session = useSession();
  const { change, busy, dialog } = useStatusChange(enquiryStatusChange);
  const isOffered = isExpired(record) && allowsChange(session, of.access.update);
  const setActive = {
    title: t('enquiry.setActive'),
    icon: PlayCircleOutlineIcon,
    shortcut: 'a',
    run: (from: Element | null) => void change(record, Active, from),
  };
  return (
    <>
      {children(isOffered ? [setActive] : [], busy)}
      {dialog}
    </>
  );
}
