import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import TablePagination from '@mui/material/TablePagination';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { Alert } from '../../generated/alert/types.gen.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { AlertRows } from './AlertRows.tsx';

interface Props {
  readonly onOpen: (alert: Alert) => void;
  readonly onClose: () => void;
}

/** All alerts of the user; archived ones on request (ALR-014). */
export function AlertsDialog({ onOpen, onClose }: Props) {
  const [unread, setUnread] = useState(false);
  const [archived, setArchived] = useState(false);
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(50);
  const filter = { ...(unread && { alertSeen: false }), ...(!archived && { archived: false }) };
  const { data, total, error, isPlaceholderData, refetch } = useGetList<Alert>(
    'alert',
    { pagination: { page, perPage }, sort: { field: 'dateCreated', order: 'DESC' }, filter },
    { placeholderData: (previous) => previous },
  );
  return (
    <DialogFrame
      open
      title="Alerts"
      width={1000}
      height={680}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, mb: 1.5 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Which alerts"
          value={unread}
          onChange={(_, next: boolean | null) => {
            if (next === null) return;
            setPage(1);
            setUnread(next);
          }}
        >
          <ToggleButton value={false}>All</ToggleButton>
          <ToggleButton value>Unread</ToggleButton>
        </ToggleButtonGroup>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={archived}
              onChange={(_, next) => {
                setPage(1);
                setArchived(next);
              }}
            />
          }
          label="Show Archived Alerts"
        />
      </Box>
      {error && !data ? (
        <Box sx={{ py: 4, textAlign: 'center' }}>
          <Typography sx={{ mb: 1 }}>The alerts could not be loaded.</Typography>
          <Button variant="outlined" color="inherit" onClick={() => void refetch()}>
            Try again
          </Button>
        </Box>
      ) : !data ? (
        <Skeleton variant="rounded" height={240} aria-label="Loading" />
      ) : data.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', py: 4, textAlign: 'center' }}>
          {unread ? 'There are no unread alerts.' : 'There are no alerts.'}
        </Typography>
      ) : (
        <Box sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          <AlertRows rows={data} onOpen={onOpen} />
          <TablePagination
            component="div"
            count={total ?? 0}
            page={page - 1}
            rowsPerPage={perPage}
            rowsPerPageOptions={[25, 50, 100]}
            labelRowsPerPage="Rows"
            onPageChange={(_, next) => setPage(next + 1)}
            onRowsPerPageChange={(event) => {
              setPage(1);
              setPerPage(Number(event.target.value));
            }}
          />
        </Box>
      )}
    </DialogFrame>
  );
}
