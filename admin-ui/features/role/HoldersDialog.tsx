import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { contents } from '../../core/contents.ts';
import { t } from '../../core/i18n/t.ts';
import { scopeAt } from '../../core/session/rules.ts';
import { DialogFrame } from '../../kit/dialogs/DialogFrame.tsx';
import { PageLoading } from '../../kit/PageLoading.tsx';
import { useHolders, type Holder, type Holders } from './holders.ts';
import { scopeText } from '../../core/session/levels.ts';

import { LoadFailed } from '../../kit/LoadFailed.tsx';

interface Props {
  /** Code of the permission. */
  readonly code: string;
  readonly onClose: () => void;
}

/** Who has a permission: the roles, the active users of each, and users with a level of their own. */
export function HoldersDialog({ code, onClose }: Props) {
  const { title } = contents().permissions[code]!;
  const { data, error, refetch } = useHolders(code);
  return (
    <DialogFrame
      open
      title={t('role.holders.buttonOf', { title })}
      width={560}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('kit.close')}
        </Button>
      }
    >
      {data && <Found code={code} holders={data} />}
      {!data && !error && <PageLoading />}
      {error && <LoadFailed text={t('role.holders.failed')} onRetry={() => void refetch()} />}
    </DialogFrame>
  );
}

function Found({ code, holders: { roles, users } }: { readonly code: string; readonly holders: Holders }) {
  const own = users.filter(({ isOwn }) => isOwn);
  if (!roles.length && !own.length) return <Typography>{t('role.holders.none')}</Typography>;
  return (
    <>
      {roles.map(({ id, roleName, permissionLevel }) => {
        const ofRole = users.filter((user) => user.role?.id === id && !user.isOwn);
        return (
          <Group key={id} title={roleName} about={`${levelText(code, permissionLevel)} · ${countText(ofRole.length)}`}>
            <Names users={ofRole} />
          </Group>
        );
      })}
      {own.length > 0 && (
        <Group title={t('role.holders.own')} about={countText(own.length)}>
          <Names users={own} suffix={({ permissionLevel }) => ` (${levelText(code, permissionLevel)})`} />
        </Group>
      )}
    </>
  );
}

const levelText = (code: string, level: number): string => {
  const permission = contents().permissions[code]!;
  return scopeText(permission, scopeAt(permission, level));
};

const countText = (count: number) => t('role.holders.users', { smart_count: count });

interface GroupProps {
  readonly title: string;
  readonly about: string;
  readonly children: React.ReactNode;
}

const Group = ({ title, about, children }: GroupProps) => (
  <Box component="section" aria-label={title} sx={{ mb: 2 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
      <Typography component="h3" sx={{ fontWeight: 'fontWeightBold' }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {about}
      </Typography>
    </Box>
    {children}
  </Box>
);

interface NamesProps {
  readonly users: readonly Holder[];
  readonly suffix?: (user: Holder) => string;
}

const Names = ({ users, suffix }: NamesProps) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
    {users.map((user) => (
      <li key={user.id}>
        <MuiLink component={Link} to={`/users/${user.id}/detail`}>
          {user.fullName}
        </MuiLink>
        {suffix?.(user)}
      </li>
    ))}
  </Box>
);
