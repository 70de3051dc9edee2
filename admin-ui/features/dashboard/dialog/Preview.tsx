import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { HttpError } from 'react-admin';
import type { UserWidget } from '../../../../schemas/generated/user-widget.gen.ts';
import { call } from '../../../core/data/http.ts';
import { t } from '../../../core/i18n/t.ts';
import type { SlotProps } from '../../../core/model/resource.ts';
import { LoadFailed } from '../../../kit/LoadFailed.tsx';
import { useSettled } from '../../../kit/use-settled.ts';
import type { WidgetData } from '../use-widgets.ts';
import { WidgetContent } from '../WidgetContent.tsx';
import { checkWidget } from './check-widget.ts';
import { Loading } from '../../../kit/Loading.tsx';

/** Milliseconds after the last change before the preview is loaded. */
const pause = 300;

const shown = [
  'widget',
  'user',
  'viewId',
  'userViewFilter',
  'report',
  'widgetType',
  'period',
  'figure',
  'groupBy',
  'ParamVal1',
  'ParamVal2',
  'ParamVal3',
  'ParamVal4',
] as const;

/** The widget as it would look with the values of the form. */
export function Preview({ record }: SlotProps<UserWidget>) {
  const values = Object.fromEntries(shown.map((name) => [name, record[name] ?? null]));
  const settled = useSettled(JSON.stringify(values), pause);
  const sent = JSON.parse(settled) as UserWidget;
  const isComplete = sent.widget !== null && !Object.keys(checkWidget(sent)).length;
  const { data, error, refetch } = useQuery<WidgetData, HttpError>({
    queryKey: ['userWidget', 'preview', settled],
    queryFn: async () => {
      const body = { ...sent, widgetName: 'Preview', screenPos: 1 };
      return (await call<WidgetData>('previewUserWidget', { method: 'POST', isRead: true, body })).json;
    },
    enabled: isComplete,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  const title = record.widgetName ?? t('userWidget.preview.title');
  return (
    <Box component="section" aria-label={t('userWidget.preview.title')} sx={{ mt: 2 }}>
      <Typography
        variant="caption"
        component="p"
        sx={{ mb: 0.5, fontWeight: 'fontWeightMedium', color: 'text.secondary' }}
      >
        {t('userWidget.preview.title')}
      </Typography>
      <Paper variant="outlined" sx={{ p: 2, minHeight: 120, overflow: 'hidden' }}>
        {!isComplete ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('userWidget.preview.incomplete')}</Typography>
        ) : error ? (
          <LoadFailed text={error.message} onRetry={() => void refetch()} />
        ) : data ? (
          <WidgetContent data={data} title={title} />
        ) : (
          <Loading height={120} />
        )}
      </Paper>
    </Box>
  );
}
