import AutorenewIcon from '@mui/icons-material/Autorenew';
import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutline';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import HighlightOffIcon from '@mui/icons-material/HighlightOff';
import PlayCircleOutlineIcon from '@mui/icons-material/PlayCircleOutline';
import { quoteStatusKeys } from '../../../schemas/generated/quote-status.gen.ts';
import type { Quotation } from '../../../schemas/generated/quotation.gen.ts';
import { t } from '../../core/i18n/t.ts';
import type { RecordAction, RecordActionsProps } from '../../core/model/resource.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { useStatusChange } from '../../crud/status/use-status-change.tsx';
import { quotationKeys as keys } from './keys.ts';
import { useNewVersion } from './new-version.tsx';
import { quotationStatusChange } from './status.ts';

const { Active, Won, Lost } = quoteStatusKeys;

/**
 * What people do with a version besides editing it. A revision is a new version that stays Active, so that the server
 * makes this one Revised with the save.
 */
export function QuotationActions({ of, record, children }: RecordActionsProps<Quotation>) {
  const session = useSession();
  const { change, busy, dialog } = useStatusChange(quotationStatusChange);
  const newVersion = useNewVersion(record);
  const status = record.quoteStatus?.id;
  const become = (to: number): Pick<RecordAction, 'run'> => ({ run: (from) => void change(record, to, from) });
  const isActive = status === Active;
  const ofNew: readonly (RecordAction | false)[] = [
    {
      title: t('quotation.actions.newVersion'),
      icon: ContentCopyIcon,
      shortcut: keys.newVersion,
      isRare: true,
      run: () => newVersion.create(),
    },
    isActive && {
      title: t('quotation.actions.revise'),
      icon: AutorenewIcon,
      shortcut: keys.revise,
      isRare: true,
      run: () => newVersion.create({ quoteStatus: record.quoteStatus }),
    },
  ];
  const ofStatus: readonly (RecordAction | false)[] = [
    status !== Won && {
      title: t('quotation.actions.won'),
      icon: CheckCircleOutlineIcon,
      shortcut: keys.won,
      isRare: !isActive,
      ...become(Won),
    },
    status !== Lost && {
      title: t('quotation.actions.lost'),
      icon: HighlightOffIcon,
      shortcut: keys.lost,
      isRare: !isActive,
      ...become(Lost),
    },
    !isActive && {
      title: t('quotation.actions.setActive'),
      icon: PlayCircleOutlineIcon,
      shortcut: keys.setActive,
      ...become(Active),
    },
  ];
  const shown = [
    ...(allowsChange(session, of.access.create) ? ofNew : []),
    ...(allowsChange(session, of.access.update) ? ofStatus : []),
  ].filter((action) => action !== false);
  return (
    <>
      {children(shown, busy)}
      {dialog}
      {newVersion.dialog}
    </>
  );
}
