import ContentCopyOutlinedIcon from '@mui/icons-material/ContentCopyOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList, useNotify } from 'react-admin';
import type { User } from '../../generated/user/types.gen.ts';
import { call } from '../../core/data/http.ts';
import { PlainDialog } from '../../kit/dialogs/PlainDialog.tsx';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { allows } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';

/** Gives the widgets of one user to others, besides those that they have (AMB-018). */
export function CopyWidgets({ record }: { readonly record: { readonly user?: unknown } }) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (!record.user || !allows(session, { permission: 'ViewUsersRoles' })) return null;
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<ContentCopyOutlinedIcon />} onClick={() => setOpen(true)}>
        Copy to users
      </Button>
      {open && <CopyDialog from={Number(record.user)} onClose={() => setOpen(false)} />}
    </>
  );
}

function CopyDialog({ from, onClose }: { readonly from: number; readonly onClose: () => void }) {
  const notify = useNotify();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<User[]>([]);
  const [busy, setBusy] = useState(false);
  const { data = [] } = useGetList<User>('user', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'fullName', order: 'ASC' },
    filter: { status: 'ACTIVE' },
  });

  async function copy() {
    setBusy(true);
    try {
      await call(`copyUserWidgets/${from}/${chosen.map(({ id }) => id).join()}`, { method: 'POST' });
      notify('Widgets copied', { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['userWidget'] });
      onClose();
    } catch {
      notify('Error while copying widgets', { type: 'error' });
      setBusy(false);
    }
  }

  return (
    <PlainDialog
      title="Copy widgets"
      width={500}
      does="Copy"
      busy={busy}
      isChanged={chosen.length > 0}
      disabled={!chosen.length}
      onSubmit={() => void copy()}
      onClose={onClose}
    >
      <FieldFrame id="copy-widgets-users" label="Users">
        <Autocomplete<User, true>
          multiple
          disableCloseOnSelect
          id="copy-widgets-users"
          options={data.filter(({ id }) => id !== from)}
          value={chosen}
          onChange={(_, next) => setChosen(next)}
          getOptionLabel={({ fullName }) => fullName ?? ''}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(option, other) => option.id === other.id}
          slotProps={{
            clearIndicator: { 'aria-label': 'Clear', title: '' },
            popupIndicator: { 'aria-label': 'Open choices', title: '' },
          }}
          renderInput={(params) => <TextField {...params} hiddenLabel autoFocus />}
        />
      </FieldFrame>
    </PlainDialog>
  );
}
