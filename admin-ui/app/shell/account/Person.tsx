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

/** Initials of the signed-in user. */
export const useInitials = (): string => initialsOf(useSession()?.profile.fullName ?? '');

/** The initials of the signed-in user in a circle. */
export const Initials = () => (
  <Avatar
    aria-hidden
    sx={{
      width: 32,
      height: 32,
      fontSize: 'sizes.table',
      fontWeight: 'fontWeightBold',
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
    }}
  >
    {useInitials()}
  </Avatar>
);

/** Name, role and branch of the signed-in user. */
export function PersonFacts() {
  const profile = useSession()?.profile;
  const place = [profile?.role?.roleName, profile?.defBranch?.branchName].filter(Boolean).join(' · ');
  return (
    <Box component="span" title={`${profile?.fullName}, ${place}`} sx={{ display: 'block', minWidth: 0 }}>
      <Typography component="span" noWrap sx={{ display: 'block', fontWeight: 'fontWeightBold' }}>
        {profile?.fullName}
      </Typography>
      <Typography component="span" variant="caption" noWrap sx={{ display: 'block', opacity: 0.8 }}>
        {place}
      </Typography>
    </Box>
  );
}
