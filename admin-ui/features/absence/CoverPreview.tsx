import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Absence } from '../../../schemas/generated/absence.gen.ts';
import { call } from '../../core/data/http.ts';
import { schemaText } from '../../core/i18n/t.ts';
import { t } from './texts.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { LoadFailed } from '../../kit/LoadFailed.tsx';

/** The answer of `absencePreview`. */
interface Preview {
  readonly work: readonly { readonly title: string; readonly count: number; readonly hidden: number }[];
  /** Who approves customers; null if the person does not. */
  readonly approver: 'cover' | 'supervisor' | 'others' | null;
  readonly supervisor: string | null;
}

/** What the chosen cover gets, and what goes to somebody else because the cover may not see or approve it. */
export function CoverPreview({ record }: SlotProps<Absence>) {
  const [user, cover] = [record.user?.id, record.coverBy?.id];
  const { data, error, refetch } = useQuery({
    queryKey: ['absence', 'preview', user, cover],
    enabled: user !== undefined && cover !== undefined && user !== cover,
    retry: false,
    queryFn: async () => (await call<Preview>(`absencePreview/${user}/${cover}`)).json,
  });
  if (error) return <LoadFailed text={t('absence.failed')} onRetry={() => void refetch()} sx={{ mt: 2 }} />;
  if (!data) return null;
  const { work, approver, supervisor } = data;
  const name = record.coverBy?.fullName ?? '';
  const hidden = work.reduce((sum, one) => sum + one.hidden, 0);
  const open = work.filter(({ count }) => count > 0);
  const exceptions = [
    ...(hidden
      ? [
          `${t('absence.hidden', { cover: name, smart_count: hidden, count: hidden.toLocaleString('en-GB') })} ${
            supervisor ? t('absence.hiddenTo', { supervisor }) : t('absence.hiddenToNobody')
          }`,
        ]
      : []),
    ...(approver === 'supervisor' || approver === 'others'
      ? [t(`absence.approver.${approver}`, { cover: name, supervisor: supervisor ?? '' })]
      : []),
  ];
  return (
    <Alert severity={exceptions.length ? 'warning' : 'info'} sx={{ mt: 2 }}>
      <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{t('absence.gets', { cover: name })}</Typography>
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        <li>{t('absence.alerts')}</li>
        {open.map(({ title, count }) => (
          <li key={title}>{t('absence.kind', { title: schemaText(title), count: count.toLocaleString('en-GB') })}</li>
        ))}
        {!open.length && <li>{t('absence.nothing')}</li>}
      </ul>
      {exceptions.map((text) => (
        <Typography key={text} sx={{ mt: 1 }}>
          {text}
        </Typography>
      ))}
    </Alert>
  );
}
