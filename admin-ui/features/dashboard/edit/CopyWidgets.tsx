import ContentCopyOutlinedIcon from '@mui/icons-material/ContentCopyOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList, useNotify } from 'react-admin';
import type { Role } from '../../../../schemas/generated/role.gen.ts';
import type { User } from '../../../../schemas/generated/user.gen.ts';
import { t } from '../../../core/i18n/t.ts';
import { call } from '../../../core/data/http.ts';
import { PlainDialog } from '../../../kit/dialogs/PlainDialog.tsx';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { allowsChange } from '../../../core/session/rules.ts';
import { useSession } from '../../../core/session/session.ts';

/** Copies the widgets of one user to others, in addition to their own (AMB-018). */
export function CopyWidgets({ record }: { readonly record: { readonly user?: unknown } }) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (!record.user || !allowsChange(session, { permission: 'ViewUsersRoles' })) return null;
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<ContentCopyOutlinedIcon />} onClick={() => setOpen(true)}>
        {t('userWidget.copy.button')}
      </Button>
      {open && <CopyDialog from={Number(record.user)} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Asks whom the widgets of a user are copied to: users, or everyone with a role, whose default they become. */
export function CopyDialog({ from, onClose }: { readonly from: number; readonly onClose: () => void }) {
  const notify = useNotify();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<User[]>([]);
  const [role, setRole] = useState<Role | null>(null);
  const [busy, setBusy] = useState(false);
  const { users, roles } = useRecipients();

  async function copy() {
    setBusy(true);
    try {
      const to = chosen.map(({ id }) => id).join();
      const path = role ? `copyUserWidgetsToRole/${from}/${role.id}` : `copyUserWidgets/${from}/${to}`;
      const { json } = await call<{ readonly users?: number }>(path, { method: 'POST' });
      const count = json.users ?? chosen.length;
      const counted = { smart_count: count, count: count.toLocaleString('en-GB'), role: role?.roleName ?? '' };
      notify(t(role ? 'userWidget.copy.copiedToRole' : 'userWidget.copy.copied', counted), { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['userWidget'] });
      onClose();
    } catch {
      notify(t('userWidget.copy.failed'), { type: 'error' });
      setBusy(false);
    }
  }

  return (
    <PlainDialog
      title={t('userWidget.copy.title')}
      width={500}
      does={t('userWidget.copy.copy')}
      busy={busy}
      isChanged={chosen.length > 0 || role !== null}
      disabled={!chosen.length && !role}
      problem={(users.error ?? roles.error)?.message ?? null}
      onSubmit={() => void copy()}
      onClose={onClose}
    >
      <FieldFrame id="copy-widgets-users" label={t('userWidget.copy.users')} help={t('userWidget.copy.usersHelp')}>
        <Autocomplete<User, true>
          multiple
          disableCloseOnSelect
          id="copy-widgets-users"
          disabled={role !== null}
          loading={users.isPending}
          loadingText={t('kit.loading')}
          options={(users.data ?? []).filter(({ id }) => id !== from)}
          value={chosen}
          onChange={(_, next) => setChosen(next)}
          getOptionLabel={({ fullName }) => fullName ?? ''}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(option, other) => option.id === other.id}
          slotProps={slots}
          renderInput={(params) => <TextField {...params} hiddenLabel autoFocus />}
        />
      </FieldFrame>
      <Box sx={{ mt: 2 }}>
        <FieldFrame id="copy-widgets-role" label={t('userWidget.copy.role')} help={t('userWidget.copy.roleHelp')}>
          <Autocomplete<Role>
            id="copy-widgets-role"
            disabled={chosen.length > 0}
            loading={roles.isPending}
            loadingText={t('kit.loading')}
            options={roles.data ?? []}
            value={role}
            onChange={(_, next) => setRole(next)}
            getOptionLabel={({ roleName }) => roleName ?? ''}
            getOptionKey={({ id }) => id}
            isOptionEqualToValue={(option, other) => option.id === other.id}
            slotProps={slots}
            renderInput={(params) => <TextField {...params} hiddenLabel />}
          />
        </FieldFrame>
      </Box>
    </PlainDialog>
  );
}

/** Active users and roles, by name. */
const useRecipients = () => ({
  roles: useGetList<Role>('role', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'roleName', order: 'ASC' },
    filter: { active: true },
  }),
  users: useGetList<User>('user', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'fullName', order: 'ASC' },
    filter: { status: 'ACTIVE' },
  }),
});

const slots = {
  clearIndicator: { 'aria-label': t('kit.clear'), title: '' },
  popupIndicator: { 'aria-label': t('userWidget.openChoices'), title: '' },
};
