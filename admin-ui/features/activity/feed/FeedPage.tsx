import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { allowsChange } from '../../../core/session/rules.ts';
import { useSession } from '../../../core/session/session.ts';
import { confirm } from '../../../kit/dialogs/confirm.tsx';
import { Loading } from '../../../kit/Loading.tsx';
import { LoadFailed } from '../../../kit/LoadFailed.tsx';
import { ColleaguesInput } from './ColleaguesInput.tsx';
import { FeedAddress } from './FeedAddress.tsx';
import { useFeed, type Colleague } from './use-feed.ts';
import { t } from './texts.ts';

/** The user's own calendar feed: create it, give it another address, choose whose activities it has, switch it off. */
export function FeedPage() {
  const session = useSession();
  const notify = useNotify();
  const { data: feed, error, refetch, create, choose, revoke } = useFeed();
  const [url, setUrl] = useState<string | null>(null);
  /** Chosen before there is a feed. */
  const [chosen, setChosen] = useState<readonly Colleague[]>([]);
  const [busy, setBusy] = useState(false);
  const mayChange = allowsChange(session, 'signedIn');
  const exists = Boolean(feed?.createdAt);

  /** @param done the message, if it succeeds */
  async function run(work: () => Promise<void>, done?: string) {
    setBusy(true);
    await work().then(
      () => done && notify(done, { type: 'success' }),
      ({ message }: Error) => notify(message, { type: 'error' }),
    );
    setBusy(false);
  }
  const renew = async () => {
    const title = t('calendarFeed.renew');
    const isSure = !exists || (await confirm({ title, text: t('calendarFeed.renewText'), yes: title }));
    if (isSure) await run(async () => setUrl(await create(feed?.createdAt ? feed.colleagues : chosen)));
  };
  const end = async () => {
    const title = t('calendarFeed.revoke');
    if (!(await confirm({ title, text: t('calendarFeed.revokeText'), yes: title, destroys: true }))) return;
    setUrl(null);
    await run(revoke, t('calendarFeed.revoked'));
  };
  const change = (colleagues: readonly Colleague[]) =>
    exists ? void run(() => choose(colleagues), t('calendarFeed.saved')) : setChosen(colleagues);

  return (
    <Box sx={{ maxWidth: 760 }}>
      <Typography variant="h1">{t('activity.feed')}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>{t('calendarFeed.about')}</Typography>
      {error && <LoadFailed text={error.message} onRetry={() => void refetch()} />}
      {!feed && !error && <Loading height={160} />}
      {feed && (
        <>
          {url && <FeedAddress url={url} />}
          {feed.createdAt && (
            <Typography sx={{ mb: 3 }}>
              {t('calendarFeed.created', { at: feed.createdAt })}{' '}
              {feed.usedAt ? t('calendarFeed.used', { at: feed.usedAt }) : t('calendarFeed.unused')}
            </Typography>
          )}
          <ColleaguesInput
            user={session!.profile.id}
            value={exists ? feed.colleagues : chosen}
            onChange={change}
            disabled={!mayChange || busy}
          />
          {mayChange && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 }}>
              <Button variant={exists ? 'outlined' : 'contained'} disabled={busy} onClick={() => void renew()}>
                {t(exists ? 'calendarFeed.renew' : 'calendarFeed.create')}
              </Button>
              {exists && (
                <Button variant="outlined" color="error" disabled={busy} onClick={() => void end()}>
                  {t('calendarFeed.revoke')}
                </Button>
              )}
            </Box>
          )}
        </>
      )}
    </Box>
  );
}
