import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { actualSales } from '../../../generated/actual-sales.gen.tsx';
import { salesForecast } from '../../../generated/sales-forecast.gen.tsx';
import { TableMessage } from '../../../app/report-table/TableMessage.tsx';
import { t } from '../../../core/i18n/t.ts';
import { allowsChange } from '../../../core/session/rules.ts';
import { useSession } from '../../../core/session/session.ts';

/** In place of the figures, if nobody has posted any: leads to the posting of a spreadsheet. */
export function NoFigures() {
  const session = useSession();
  const ways = [
    { of: actualSales, text: t('sales.all.postActual') },
    { of: salesForecast, text: t('sales.all.postForecast') },
  ].filter(({ of }) => allowsChange(session, of.access.create));
  return (
    <TableMessage title={t('sales.all.none')} text={t('sales.all.noneHint')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        {ways.map(({ of, text }) => (
          <Button key={of.name} variant="outlined" component={Link} to={`${of.screen}/post`}>
            {text}
          </Button>
        ))}
      </Box>
    </TableMessage>
  );
}

/** In place of the rows, if none matches the filter. */
export const NoMatch = ({ onClear }: { readonly onClear: () => void }) => (
  <TableMessage title={t('sales.all.noneMatch')} text={t('crud.empty.filteredHint')}>
    <Button variant="outlined" onClick={onClear}>
      {t('crud.clearFilters')}
    </Button>
  </TableMessage>
);

/** In place of the rows, if they could not be loaded. */
export const FiguresFailed = ({ why, onRetry }: { readonly why: string; readonly onRetry: () => void }) => (
  <TableMessage title={t('sales.all.failed')} text={why}>
    <Button variant="outlined" onClick={onRetry}>
      {t('kit.tryAgain')}
    </Button>
  </TableMessage>
);
