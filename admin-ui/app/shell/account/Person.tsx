import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSession } from '../../../core/session/session.ts';

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** Name and initials of the signed-in user. */
export function usePerson() {
  const name = useSession()?.profile.fullName ?? '';
  return { name, initials: initialsOf(name) };
}

/** The initials of the signed-in user in a circle. */
export const Initials = () => (
  <Avatar
    sx={{
      width: 32,
      height: 32,
      fontSize: 13,
      fontWeight: 600,
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
    }}
  >
    {usePerson().initials}
  </Avatar>
);

/** Name, role and branch of the signed-in user. */
export function PersonFacts() {
  const profile = useSession()?.profile;
  return (
    <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
      <Typography component="span" noWrap sx={{ display: 'block', fontWeight: 600 }}>
        {profile?.fullName}
      </Typography>
      <Typography component="span" variant="caption" noWrap sx={{ display: 'block', opacity: 0.8 }}>
        {[profile?.role?.roleName, profile?.defBranch?.branchName].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}
