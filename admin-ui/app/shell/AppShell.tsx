import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import { contents } from '../../core/contents.ts';
import { ConfirmHost } from '../../kit/dialogs/confirm.tsx';
import { LeaveGuard } from '../../kit/dialogs/LeaveGuard.tsx';
import { keepFocus } from '../../core/keep-focus.ts';
import { later, loadLater } from '../../kit/later.tsx';
import { PrintStyles } from '../../kit/PrintStyles.tsx';
import { useLive } from '../../core/live/use-live.ts';
import { afterQuiet } from '../../core/data/after-first-page.ts';
import { useLookupsAhead } from '../../core/data/lookups.ts';
import { allows } from '../../core/session/rules.ts';
import { useSession, useSessionExpired } from '../../core/session/session.ts';
import { shell } from '../../core/theme/theme.ts';
import { useFetchAhead } from '../../crud/columns/view-fields.ts';
import { AccountDialogs } from './account/AccountDialogs.tsx';
import { ConnectionStrip } from './ConnectionStrip.tsx';
import { DraftStrip } from './DraftStrip.tsx';
import { ErrorStrip } from './ErrorStrip.tsx';
import { Footer } from './Footer.tsx';
import { HorizontalMenu } from './HorizontalMenu.tsx';
import { NavigationRules } from './navigation.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { RefusedStrip } from './RefusedStrip.tsx';
import { SearchPalette } from '../search/SearchPalette.tsx';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';
import { UploadBar } from './UploadBar.tsx';
import { ViewBar } from './ViewBar.tsx';

const ReLoginDialog = later(() => import('../session/ReLoginDialog.tsx').then((module) => module.ReLoginDialog));

/** The frame around every page: menu, top bar, error strip and footer. Also the dialogs that belong to no page. */
export function AppShell() {
  const session = useSession();
  const isExpired = useSessionExpired();
  const { pathname } = useLocation();
  useLookupsAhead(session?.profile.id);
  useLive(session?.profile.id);
  useEffect(() => afterQuiet(loadLater), []);
  useEffect(keepFocus, []);
  useFetchAhead(
    contents()
      .viewsAhead.filter(({ rule }) => allows(session, rule))
      .map(({ id }) => id),
  );
  const narrow = useMediaQuery('(max-width: 1024px)');
  const [open, setOpen] = useState(false);
  const mode = session?.profile.menuMode ?? 'Static';
  const overlay = narrow || mode === 'Overlay';
  const horizontal = !narrow && mode === 'Horizontal';
  const slim = !narrow && mode === 'Slim';
  return (
    <Box sx={{ display: 'flex', height: '100dvh' }}>
      <SkipLink />
      <PrintStyles />
      <NavigationRules />
      <LeaveGuard />
      {!horizontal && <SideMenu overlay={overlay} slim={slim} open={open} onClose={() => setOpen(false)} />}
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          flexDirection: 'column',
          overflow: 'hidden',
          ...(!overlay && !horizontal && { ml: `${slim ? shell.slim : shell.menu}px` }),
        }}
      >
        <ViewBar />
        <TopBar onMenu={overlay ? () => setOpen(true) : null} hasAccount={overlay || horizontal} />
        {horizontal && <HorizontalMenu />}
        <ConnectionStrip />
        <ErrorStrip />
        <DraftStrip />
        <RefusedStrip />
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          data-print
          sx={{
            flex: 1,
            display: 'flex',
            flexDirection: 'column',
            overflow: 'auto',
            scrollbarWidth: 'thin',
            scrollbarGutter: 'stable',
            px: { xs: 2, sm: 3 },
            py: 2,
            // Whatever the round button covers can be scrolled free of it, and what gets the focus is.
            '&:has(.MuiFab-root)': { pb: '88px', scrollPaddingBottom: '88px' },
            outline: 'none',
            minWidth: 0,
          }}
        >
          <PageBoundary path={pathname}>
            <Outlet />
          </PageBoundary>
          <Footer />
        </Box>
      </Box>
      <SearchPalette />
      <AccountDialogs />
      <UploadBar />
      <ConfirmHost />
      <Suspense>{isExpired && <ReLoginDialog />}</Suspense>
    </Box>
  );
}

/** The first stop of the Tab key: leads past the menu. */
const SkipLink = () => (
  <Box
    component="a"
    href="#main"
    sx={{
      position: 'fixed',
      left: 8,
      top: -60,
      zIndex: 2000,
      px: 2,
      py: 1,
      borderRadius: 1,
      backgroundColor: 'background.paper',
      '&:focus': { top: 8 },
    }}
  >
    {t('app.skip')}
  </Box>
);
