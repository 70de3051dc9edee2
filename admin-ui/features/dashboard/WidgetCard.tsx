import BarChartOutlinedIcon from '@mui/icons-material/BarChartOutlined';
import TableChartOutlinedIcon from '@mui/icons-material/TableChartOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode, type Ref } from 'react';
import type { UserWidget } from '../../../schemas/generated/user-widget.gen.ts';
import { isRefusal } from '../../core/data/why-failed.ts';
import { t } from '../../core/i18n/t.ts';
import { step, widthOf } from './layout.ts';
import { useWidgetData } from './use-widgets.ts';
import { isChart, WidgetContent } from './WidgetContent.tsx';

/** Height of a card without its content, in pixels. */
const around = 72;

/** Usual heights of what widgets show, in pixels. */
const usualHeight: Readonly<Record<string, number>> = { number: 72, line: 242, pie: 170, list: 407 };

interface Props {
  readonly widget: UserWidget;
  readonly ref?: Ref<HTMLDivElement>;
  /** While the dashboard is edited: its handle and menu, and the corner that resizes it. */
  readonly tools?: ReactNode;
  readonly corner?: ReactNode;
  readonly sx?: SxProps;
}

/**
 * One widget as a number, table or chart. A chart can be shown as a table. It is as high as its content, the others of
 * its row, or the height that its user has chosen, whichever is greatest.
 */
export function WidgetCard({ widget, ref, tools, corner, sx = {} }: Props) {
  const id = useId();
  const { data, error, refetch } = useWidgetData(widget.id);
  const [asTable, setAsTable] = useState(false);
  const title = widget.widgetName ?? '';
  const room = widget.height === null ? undefined : widget.height * step - around;
  const toggle = t(asTable ? 'dashboard.widget.asChart' : 'dashboard.widget.asTable');
  return (
    <Paper
      ref={ref}
      variant="outlined"
      component="section"
      aria-labelledby={id}
      data-widget={widget.id}
      aria-busy={!data && !error}
      sx={[
        {
          p: 2,
          position: 'relative',
          gridColumn: { md: `span ${widthOf(widget)}` },
          minHeight: { md: (widget.height ?? 0) * step },
          minWidth: 0,
        },
        sx as object,
      ]}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 30, mb: 1 }}>
        <Typography variant="h3" component="h2" id={id} sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {!tools && data && isChart(data) && (
          <IconButton aria-label={toggle} onClick={() => setAsTable(!asTable)}>
            {asTable ? <BarChartOutlinedIcon fontSize="small" /> : <TableChartOutlinedIcon fontSize="small" />}
          </IconButton>
        )}
        {tools}
      </Box>
      {error ? (
        <Failed message={isRefusal(error) ? error.message : t('dashboard.widget.failed')} onRetry={refetch} />
      ) : data ? (
        <WidgetContent data={data} title={title} asTable={asTable} room={room} width={widthOf(widget)} />
      ) : (
        <Skeleton variant="rounded" height={room ?? usualHeight[widget.widgetType!] ?? 280} />
      )}
      {corner}
    </Paper>
  );
}

const Failed = ({ message, onRetry }: { readonly message: string; readonly onRetry: () => unknown }) => (
  <Box sx={{ py: 3, textAlign: 'center' }}>
    <Typography sx={{ color: 'text.secondary', mb: 1 }}>{message}</Typography>
    <Button variant="outlined" onClick={() => void onRetry()}>
      {t('kit.tryAgain')}
    </Button>
  </Box>
);
