import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { t } from '../../core/i18n/t.ts';
import type { Kind } from './use-hits.ts';

interface Props {
  readonly kinds: readonly Kind[];
  /** The kind that is shown alone; null for all. */
  readonly only: string | null;
  readonly onOnly: (kind: string | null) => void;
}

/** The kinds of records that were found, each with their number. */
export const KindTabs = ({ kinds, only, onOnly }: Props) => (
  <Tabs
    value={only ?? ''}
    onChange={(_, name: string) => onOnly(name || null)}
    variant="scrollable"
    scrollButtons="auto"
    aria-label={t('app.search.kinds')}
    sx={{ minHeight: 36, px: 1, borderBottom: 1, borderColor: 'divider', '& .MuiTab-root': { minHeight: 36, py: 0 } }}
  >
    <Tab value="" label={t('app.search.all')} />
    {kinds.map(({ name, title, total, isExact }) => (
      <Tab key={name} value={name} label={`${title} ${total.toLocaleString('en-GB')}${isExact ? '' : '+'}`} />
    ))}
  </Tabs>
);
