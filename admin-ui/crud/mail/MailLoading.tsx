import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { Loading } from '../../kit/Loading.tsx';
import { t } from './texts.ts';

interface Props {
  readonly title: string;
  readonly width: number;
  /** Why the mail could not be begun. */
  readonly problem: string | undefined;
  readonly onClose: () => void;
}

/** The dialog of a mail until its text is there. */
export const MailLoading = ({ title, width, problem, onClose }: Props) => (
  <DialogFrame
    open
    title={title}
    width={width}
    onClose={onClose}
    actions={
      <Button variant="outlined" color="inherit" onClick={onClose}>
        {t('kit.close')}
      </Button>
    }
  >
    {problem ? <Alert severity="error">{problem}</Alert> : <Loading height={420} />}
  </DialogFrame>
);
