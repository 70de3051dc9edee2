import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Quotation } from '../../../schemas/generated/quotation.gen.ts';
import { t } from '../../core/i18n/t.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { useRecordDialog } from '../../crud/fields/dialog-context.ts';
import { useNewVersion } from './new-version.tsx';

/** On the page of a version that was sent: its PDF does not change any more. */
export const SentOnPage = (props: SlotProps<Quotation>) => <SentNotice {...props} />;

/** In the dialog of a version that was sent. A new version takes what has been typed there. */
export function SentInDialog(props: SlotProps<Quotation>) {
  const { close } = useRecordDialog();
  return <SentNotice {...props} onSaved={() => close()} />;
}

interface Props extends SlotProps<Quotation> {
  readonly onSaved?: () => void;
}

function SentNotice({ of, record, onSaved }: Props) {
  const session = useSession();
  const { create, dialog } = useNewVersion(record, onSaved);
  const { sentOn, sentTo } = record;
  if (!sentOn || !allowsChange(session, of.access.update)) return null;
  return (
    <>
      <Alert
        severity="info"
        sx={{
          mt: 1,
          mb: 2,
          py: 0,
          alignItems: 'center',
          // On a telephone the button is below the text.
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          '& .MuiAlert-message': { overflowWrap: 'anywhere', flexBasis: { xs: 'calc(100% - 40px)', sm: 'auto' } },
        }}
        action={
          allowsChange(session, of.access.create) && (
            <Button color="inherit" aria-haspopup="dialog" onClick={() => create()}>
              {t('quotation.actions.newVersion')}
            </Button>
          )
        }
      >
        {t('quotation.sent', { on: sentOn, to: sentTo ?? '' })}
      </Alert>
      {dialog}
    </>
  );
}
