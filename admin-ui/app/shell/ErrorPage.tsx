import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import type { Rule } from '../../core/model/rule.ts';
import { branchLimit } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { AccessHelp } from '../../crud/access/AccessHelp.tsx';

const texts = {
  error: { title: t('app.errorPage.errorTitle'), text: t('app.errorPage.error') },
  access: { title: t('app.errorPage.accessTitle'), text: t('app.errorPage.access') },
  closed: { title: '', text: t('app.errorPage.closed') },
  notfound: { title: t('app.errorPage.notFoundTitle'), text: t('app.errorPage.notFound') },
} as const;

interface Props {
  readonly kind: keyof typeof texts;
  /** The rule that refused the page, or that limits which records the user can find. Default: from the address. */
  readonly rule?: Rule | undefined;
  /** Title of a page that has become closed. */
  readonly title?: string;
}

/** State of the location of an error page. */
export interface ErrorPageState {
  readonly rule?: Rule | undefined;
}

export function ErrorPage({ kind, rule: given, title: page = '' }: Props) {
  const session = useSession();
  const { state } = useLocation();
  const rule = given ?? (state as ErrorPageState | null)?.rule;
  const { title, text } = texts[kind];
  // A record of another branch is not found (AMB-102), like one that does not exist: the page may not tell which it is.
  const branch = kind === 'notfound' && rule ? branchLimit(session, rule) : null;
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', py: 12, gap: 1 }}>
      <Typography variant="h1">
        {kind === 'closed' ? t('app.errorPage.closedTitle', { title: page }) : title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      <Typography sx={{ mb: 2, maxWidth: 560 }}>
        {(kind === 'access' || kind === 'closed') && rule && <AccessHelp rule={rule} />}
        {branch && <AccessHelp why={t('crud.access.ownBranch', { branch })} />}
      </Typography>
      <Button component={Link} to="/" variant="contained">
        {t('app.errorPage.back')}
      </Button>
    </Stack>
  );
}
