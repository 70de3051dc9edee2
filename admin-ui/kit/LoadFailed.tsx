import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import { t } from '../core/i18n/t.ts';

interface Props {
  /** What could not be loaded, or the server's message. */
  readonly text: string;
  readonly onRetry: () => void;
  readonly sx?: SxProps;
}

/** In place of content that could not be loaded, with a button to try again. */
export const LoadFailed = ({ text, onRetry, sx = {} }: Props) => (
  <Alert
    severity="error"
    sx={sx}
    action={
      <Button color="inherit" onClick={onRetry}>
        {t('kit.tryAgain')}
      </Button>
    }
  >
    {text}
  </Alert>
);
