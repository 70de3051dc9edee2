import VisibilityOutlinedIcon from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { t } from '../../core/i18n/t.ts';
import { leaveView } from '../../core/session/leave-view.ts';
import { useSession, type Session, type View } from '../../core/session/session.ts';
import { stopViewing } from '../../core/session/view.ts';
import { momentOf } from '../../core/time/london.ts';

/**
 * Shows over every page whom the user is viewing the product as. Ends the view by a button, or when its time is over.
 */
export function ViewBar() {
  const session = useSession();
  return session?.view ? <Bar session={session} view={session.view} /> : null;
}

function Bar({ session, view }: { readonly session: Session; readonly view: View }) {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const timer = setTimeout(leaveView, Math.max(0, view.until - Date.now()));
    return () => clearTimeout(timer);
  }, [view.until]);
  return (
    <Alert
      severity="warning"
      variant="filled"
      role="region"
      aria-label={t('app.view.title')}
      icon={<VisibilityOutlinedIcon />}
      sx={{ borderRadius: 0, py: 0, alignItems: 'center', flexShrink: 0 }}
      action={
        <Button
          color="inherit"
          variant="outlined"
          loading={busy}
          onClick={() => {
            setBusy(true);
            void stopViewing();
          }}
        >
          {t('app.view.stop')}
        </Button>
      }
    >
      {textOf(session, view)}{' '}
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t('app.view.readOnly')}
      </Box>
    </Alert>
  );
}

function textOf({ profile }: Session, { kind, name, until }: View): string {
  const { time } = momentOf(until);
  if (kind === 'user') return t('app.view.user', { name, role: profile.role?.roleName ?? t('app.view.noRole'), time });
  const branch = profile.defBranch?.branchName;
  return branch ? t('app.view.role', { name, branch, time }) : t('app.view.roleWithoutBranch', { name, time });
}
