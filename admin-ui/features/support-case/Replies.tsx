import ReplyIcon from '@mui/icons-material/Reply';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useGetList } from 'react-admin';
import type { SupportCase } from '../../../schemas/generated/support-case.gen.ts';
import type { SupportCaseReply } from '../../../schemas/generated/support-case-reply.gen.ts';
import { t } from '../../core/i18n/t.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { useSession } from '../../core/session/session.ts';
import { LoadFailed } from '../../kit/LoadFailed.tsx';
import { later } from '../../kit/later.tsx';
import { Loading } from '../../kit/Loading.tsx';

const ReplyDialog = later(() =>
  import('../../generated/support-case-reply.gen.tsx').then((module) => module.ReplyDialog),
);

/** What was written about a support case, oldest first, and the button to reply. */
export function Replies({ record }: SlotProps<SupportCase>) {
  const [replying, setReplying] = useState(false);
  const session = useSession();
  const { id, description } = record;
  const { data, error, refetch } = useGetList<SupportCaseReply>('supportCaseReply', {
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'repliedOn', order: 'ASC' },
    filter: { supportCase: id },
  });
  return (
    <Box
      component="section"
      aria-label={t('supportCase.replies.title')}
      sx={{ mt: 2.5, pt: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 36, mb: 1 }}>
        <Typography variant="h3">{t('supportCase.replies.title')}</Typography>
        {!session?.view && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<ReplyIcon />}
            onClick={() => setReplying(true)}
            sx={{ ml: 'auto' }}
          >
            {t('supportCase.replies.reply')}
          </Button>
        )}
      </Box>
      {error ? (
        <LoadFailed text={t('supportCase.replies.failed')} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading height={56} />
      ) : data.length ? (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {data.map((one) => (
            <Box component="li" key={one.id}>
              <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
                <b>{one.createdBy?.fullName}</b>
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {one.repliedOn}
                </Typography>
              </Box>
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{one.reply}</Typography>
            </Box>
          ))}
        </Box>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t('supportCase.replies.none')}</Typography>
      )}
      <Suspense>
        {replying && (
          <ReplyDialog open defaults={{ supportCase: { id, description } }} onClose={() => setReplying(false)} />
        )}
      </Suspense>
    </Box>
  );
}
