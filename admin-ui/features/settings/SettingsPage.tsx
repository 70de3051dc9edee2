import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import { contents } from '../../core/contents.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { useMenu } from '../../app/shell/use-menu.ts';
import { IndexSection } from '../../kit/IndexSection.tsx';
import { TestMail } from './TestMail.tsx';
import { useListCounts, type ListCount } from './use-list-counts.ts';
import { LoadFailed } from '../../kit/LoadFailed.tsx';

/** The settings lists, of one group or of all: what each is for, and how many entries it has. */
export function SettingsPage() {
  const { pathname } = useLocation();
  const isAdmin = allowsChange(useSession(), { roleName: 'Admin' });
  const { data, error, refetch } = useListCounts();
  const groups = useMenu()
    .flatMap(({ items }) => items)
    .filter(({ items, screen }) => items && screen);
  const own = groups.find(({ screen }) => screen === pathname);
  const lists = Object.values(contents().resources);
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Typography variant="h1">{own?.title ?? t('settings.title')}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>{t('settings.about')}</Typography>
      {error && <LoadFailed text={t('settings.failed')} onRetry={() => void refetch()} sx={{ mb: 3 }} />}
      {(own ? [own] : groups).map(({ title, items }) => (
        <IndexSection
          key={title}
          title={title}
          entries={items!.map(({ title: name, screen }) => {
            const list = lists.find((one) => one.screen === screen);
            const count = data?.find((one) => one.name === list?.name);
            const aside = count ? <Count {...count} /> : error ? null : <Skeleton width={72} />;
            return { title: name, to: screen!, text: list?.description, aside };
          })}
        />
      ))}
      {!own && isAdmin && <TestMail />}
    </Box>
  );
}

const Count = ({ count, active }: ListCount) => (
  <>
    <Typography>
      {count
        ? t('settings.entries', { smart_count: count, number: count.toLocaleString('en-GB') })
        : t('settings.none')}
    </Typography>
    {active < count && <Typography variant="caption">{t('settings.inactive', { count: count - active })}</Typography>}
  </>
);
