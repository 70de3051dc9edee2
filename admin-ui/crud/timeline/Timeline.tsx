import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { contents } from '../../core/contents.ts';
import { t } from '../../core/i18n/timeline-texts.ts';
import { summaryOf } from '../../core/data/data-provider.ts';
import { allows } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { Loading } from '../../kit/Loading.tsx';
import { LoadFailed } from '../../kit/LoadFailed.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { Composer } from './Composer.tsx';
import type { TimelineProps } from '../../core/model/timeline-props.ts';
import type { EntryKind } from './entry-kind.ts';
import { TimelineDays } from './TimelineDays.tsx';
import { useTimeline } from './use-timeline.ts';

interface Props extends TimelineProps {
  readonly kinds: readonly EntryKind[];
  /** Whether the record's own changes are entries too. */
  readonly changes: boolean;
}

/** The story of a record: what refers to it and its own changes, newest first. */
export function Timeline({ of, id, record, kinds: all, changes }: Props) {
  const session = useSession();
  const kinds = all.filter(({ name }) => allows(session, summaryOf(name).access.read));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const timeline = useTimeline(of, id, { kinds: chosen, text });
  const { entries, error, refetch, isPlaceholderData } = timeline;
  const isNarrowed = chosen.length > 0 || text !== '';
  const chips = [
    ...kinds.map(({ name }) => ({ name, title: summaryOf(name).plural })),
    ...(changes ? [{ name: 'change', title: t('timeline.changes') }] : []),
  ];
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  return (
    <Box component="section" aria-labelledby="timeline" sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h3" component="h2" id="timeline" sx={{ flex: 1 }}>
          {t('timeline.title')}
        </Typography>
        <Box sx={{ displayPrint: 'none' }}>
          <SearchBox what={t('timeline.what')} value={text} onChange={setText} />
        </Box>
      </Box>
      {contents().composers.map((Part, n) => (
        <Part key={n} of={of} record={record ?? none} />
      ))}
      <Composer of={of} record={record} kinds={kinds} />
      <Box role="group" aria-label={t('timeline.kinds')} sx={choices}>
        <Choice title={t('timeline.all')} isOn={!chosen.length} onClick={() => setChosen([])} />
        {chips.map(({ name, title }) => (
          <Choice key={name} title={title} isOn={chosen.includes(name)} onClick={() => toggle(name)} />
        ))}
      </Box>
      {error && <LoadFailed text={t('timeline.failed')} onRetry={() => void refetch()} sx={{ mb: 1 }} />}
      {!entries && !error && <Loading height={560} />}
      {entries && (
        <Box aria-busy={isPlaceholderData} sx={isPlaceholderData ? { opacity: 0.6 } : {}}>
          {!entries.length && (
            <Box sx={{ py: 3 }}>
              <Typography sx={{ color: 'text.secondary' }}>
                {t(isNarrowed ? 'timeline.noneFound' : 'timeline.none')}
              </Typography>
              {isNarrowed && (
                <Button size="small" sx={{ ml: -1 }} onClick={() => (setChosen([]), setText(''))}>
                  {t('timeline.clear')}
                </Button>
              )}
            </Box>
          )}
          <TimelineDays of={of} id={id} entries={entries} kinds={kinds} />
        </Box>
      )}
      <More {...timeline} />
    </Box>
  );
}

/** A record that is still loading. */
const none = {};

/** On a telephone they are one row, which scrolls. */
const choices = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: 'auto',
  scrollbarWidth: 'none',
  gap: 0.5,
  mb: 1.5,
  displayPrint: 'none',
} as const;

interface ChoiceProps {
  readonly title: string;
  readonly isOn: boolean;
  readonly onClick: () => void;
}

const Choice = ({ title, isOn, onClick }: ChoiceProps) => (
  <Chip
    size="small"
    label={title}
    aria-pressed={isOn}
    color={isOn ? 'primary' : 'default'}
    variant={isOn ? 'filled' : 'outlined'}
    onClick={onClick}
    sx={{ flexShrink: 0 }}
  />
);

type MoreProps = Pick<
  ReturnType<typeof useTimeline>,
  'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
>;

/** Loads the next page when it is scrolled into view or pressed; after a failure, only when it is pressed. */
function More({ hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError }: MoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isWaiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage());
    observer.observe(button.current!);
    return () => observer.disconnect();
  }, [isWaiting, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <Button
      ref={button}
      color="inherit"
      loading={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
      sx={{ mt: 1, displayPrint: 'none' }}
    >
      {t('timeline.more')}
    </Button>
  );
}
