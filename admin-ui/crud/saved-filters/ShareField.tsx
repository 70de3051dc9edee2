import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/data/http.ts';
import { t } from '../../core/i18n/t.ts';
import { useSession } from '../../core/session/session.ts';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { sharedAs, type SavedFilter, type SharedAs } from './saved-filters.ts';

interface Props {
  readonly id: string;
  /** The filter as it is saved; null for a new one. */
  readonly filter: SavedFilter | null;
  readonly share: SharedAs;
  /** Key of the role, if it is shared with one. */
  readonly role: number | null;
  readonly problem: string | undefined;
  readonly onChange: (part: { readonly share?: SharedAs; readonly role?: number | null }) => void;
}

/** With whom a saved filter is shared: what the user may choose, and what is saved. Absent if that is nothing. */
export function ShareField({ id, filter, share, role, problem, onChange }: Props) {
  const own = useSession()?.profile.defBranch;
  const { data: may } = useQuery({
    queryKey: ['filterSharing'],
    queryFn: async () => (await call<{ withBranch: boolean; withAll: boolean }>('filterSharing')).json,
  });
  const { data: roles = [] } = useQuery({
    queryKey: ['roles', 'active', 'forFilters'],
    queryFn: async () => (await call<{ id: number; roleName: string; active: boolean }[]>('roles')).json,
    enabled: share === 'role',
  });
  const saved = filter ? sharedAs(filter) : 'nobody';
  const branch = filter?.forBranch ?? (own && { id: own.id, branchName: own.branchName });
  const offered: readonly SharedAs[] = (['nobody', 'branch', 'role', 'everybody'] as const).filter(
    (one) => one === 'nobody' || one === saved || (one === 'branch' ? may?.withBranch && branch : may?.withAll),
  );
  if (offered.length === 1) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <FieldFrame
        id={`${id}-share`}
        label={t('crud.savedFilters.shareWith')}
        help={share === 'nobody' ? undefined : t('crud.savedFilters.shareHelp')}
      >
        <Select<SharedAs>
          labelId={`${id}-share-label`}
          fullWidth
          value={share}
          onChange={({ target }) => onChange({ share: target.value })}
          input={<OutlinedInput />}
        >
          {offered.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`crud.savedFilters.share.${one}`, { branch: branch?.branchName ?? '' })}
            </MenuItem>
          ))}
        </Select>
      </FieldFrame>
      {share === 'role' && (
        <FieldFrame id={`${id}-role`} label={t('crud.savedFilters.role')} star error={problem}>
          <Select<number | ''>
            labelId={`${id}-role-label`}
            fullWidth
            value={roles.some((one) => one.id === role) ? role! : ''}
            error={Boolean(problem)}
            onChange={({ target }) => onChange({ role: Number(target.value) })}
            input={<OutlinedInput />}
            inputProps={{ 'aria-required': true }}
          >
            {roles
              .filter((one) => one.active || one.id === role)
              .map((one) => (
                <MenuItem key={one.id} value={one.id}>
                  {one.roleName}
                </MenuItem>
              ))}
          </Select>
        </FieldFrame>
      )}
    </Box>
  );
}
