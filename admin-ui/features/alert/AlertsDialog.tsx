import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { Alert } from '../../../schemas/generated/alert.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { Pages } from '../../crud/list/Pager.tsx';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { AlertRows } from './AlertRows.tsx';
import { AlertsFailed } from './AlertsFailed.tsx';
import { Loading } from '../../kit/Loading.tsx';
import { AlertsFilter } from './AlertsFilter.tsx';

interface Props {
  readonly onOpen: (alert: Alert) => void;
  readonly onClose: () => void;
}

/** All alerts of the user; archived ones on request (ALR-014). */
export function AlertsDialog({ onOpen, onClose }: Props) {
  const [shown, setShown] = useState({ unread: false, archived: false });
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(50);
  const filter = { ...(shown.unread && { alertSeen: false }), ...(!shown.archived && { archived: false }) };
  const { data, total, error, isPlaceholderData, refetch } = useGetList<Alert>(
    'alert',
    { pagination: { page, perPage }, sort: { field: 'dateCreated', order: 'DESC' }, filter },
    { placeholderData: (previous) => previous },
  );
  return (
    <DialogFrame
      open
      title={t('alert.title')}
      width={1000}
      height={680}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('alert.table.done')}
        </Button>
      }
    >
      <AlertsFilter
        shown={shown}
        onChange={(next) => {
          setPage(1);
          setShown(next);
        }}
      />
      {error && !data ? (
        <AlertsFailed onRetry={refetch} />
      ) : !data ? (
        <Loading height={240} />
      ) : data.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', py: 4, textAlign: 'center' }}>
          {t(shown.unread ? 'alert.table.noneUnread' : 'alert.table.none')}
        </Typography>
      ) : (
        <Box sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          <AlertRows rows={data} onOpen={onOpen} />
          <Pages
            page={page}
            perPage={perPage}
            total={total}
            isPending={false}
            setPage={setPage}
            setPerPage={(rows) => {
              setPage(1);
              setPerPage(rows);
            }}
          />
        </Box>
      )}
    </DialogFrame>
  );
}
