import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { t } from '../../core/i18n/t.ts';

/** In place of the rows, if there are none. */
export function NoRows({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  return (
    <Message
      title={t(isFiltered ? 'report.noneMatch' : 'report.none')}
      text={t(isFiltered ? 'report.noneMatchHint' : 'report.noneHint')}
    >
      {isFiltered && (
        <Button variant="outlined" onClick={onClear}>
          {t('crud.clearFilters')}
        </Button>
      )}
    </Message>
  );
}

/** In place of the rows, if they could not be loaded. */
export const ReportFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Message title={t('report.failed')} text={t('crud.empty.failedHint')}>
    <Button variant="outlined" onClick={onRetry}>
      {t('kit.tryAgain')}
    </Button>
  </Message>
);

interface MessageProps {
  readonly title: string;
  readonly text: string;
  readonly children: React.ReactNode;
}

const Message = ({ title, text, children }: MessageProps) => (
  <Paper variant="outlined" sx={{ py: 6, px: 3, textAlign: 'center' }}>
    <Typography variant="h2" component="p">
      {title}
    </Typography>
    <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{text}</Typography>
    {children}
  </Paper>
);
