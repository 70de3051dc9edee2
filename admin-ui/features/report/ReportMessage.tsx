import Button from '@mui/material/Button';
import { TableMessage } from '../../app/report-table/TableMessage.tsx';
import { whyFailed } from '../../core/data/why-failed.ts';
import { t } from '../../core/i18n/t.ts';

/** In place of the rows, if there are none. */
export function NoRows({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  return (
    <TableMessage
      title={t(isFiltered ? 'report.noneMatch' : 'report.none')}
      text={t(isFiltered ? 'report.noneMatchHint' : 'report.noneHint')}
    >
      {isFiltered && (
        <Button variant="outlined" onClick={onClear}>
          {t('crud.clearFilters')}
        </Button>
      )}
    </TableMessage>
  );
}

/** In place of the rows, if they could not be loaded. */
export const ReportFailed = ({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) => (
  <TableMessage title={t('report.failed')} text={whyFailed(error)}>
    <Button variant="outlined" onClick={onRetry}>
      {t('kit.tryAgain')}
    </Button>
  </TableMessage>
);
