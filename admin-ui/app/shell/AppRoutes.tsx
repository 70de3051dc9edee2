import { createElement, Suspense, useState } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router';
import { recordAddress } from '../../core/model/record-path.ts';
import type { ResourceSummary } from '../../core/model/resource.ts';
import type { Screen } from '../../core/model/screen.ts';
import { useSession, useSessionExpired } from '../../core/session/session.ts';
import { AppShell } from './AppShell.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import type { RefusedState } from './RefusedStrip.tsx';
import { currentPage, useVisited } from './navigation.tsx';
import { pathsOf, usePageCode } from './page-code.ts';
import { later } from '../../kit/later.tsx';
import { PageLoading } from '../../kit/PageLoading.tsx';
import { contents } from '../../core/contents.ts';
import { isInMenu, refusedBy } from '../../core/session/screens.ts';

const LoginPage = later(() => import('../session/LoginPage.tsx').then((module) => module.LoginPage));
const SignUpPage = later(() => import('../session/SignUpPage.tsx').then((module) => module.SignUpPage));
const ConfirmEmailPage = later(() =>
  import('../session/ConfirmEmailPage.tsx').then((module) => module.ConfirmEmailPage),
);

/** Routes of the application, each with its access rule. */
export function AppRoutes() {
  return (
    <Routes>
      <Route
        id="mbpLogin"
        path="/login"
        element={
          <SignedOut>
            <LoginPage />
          </SignedOut>
        }
      />
      <Route
        path="/signup"
        element={
          <SignedOut>
            <SignUpPage />
          </SignedOut>
        }
      />
      <Route
        path="/confirm-email"
        element={
          <Suspense>
            <ConfirmEmailPage />
          </Suspense>
        }
      />
      <Route element={<SignedIn />}>
        {contents().screens.flatMap((screen) =>
          pathsOf(screen).map((path) => <Route key={path} path={path} element={<Guarded screen={screen} />} />),
        )}
        {Object.values(contents().resources).map((of) => (
          <Route key={of.name} path={`/${of.name}/:id?/:view?`} element={<LinkOfReactAdmin of={of} />} />
        ))}
        <Route path="/error" element={<ErrorPage kind="error" />} />
        <Route path="/access" element={<ErrorPage kind="access" />} />
        <Route path="/notfound" element={<ErrorPage kind="notfound" />} />
        <Route path="*" element={<ErrorPage kind="notfound" />} />
      </Route>
    </Routes>
  );
}

/** Leads on from the addresses that react-admin's own components link to: `/customer`, `/customer/12/show`. */
function LinkOfReactAdmin({ of }: { readonly of: ResourceSummary }) {
  const { id } = useParams();
  return <Navigate to={(id === undefined ? of.screen : recordAddress(of, id)) ?? '/notfound'} replace />;
}

/** Sends signed-in users to the dashboard (NAV-036). */
function SignedOut({ children }: { readonly children: React.ReactNode }) {
  return useSession() ? <Navigate to="/" replace /> : <Suspense>{children}</Suspense>;
}

/** Sends users without a profile to the sign-in (NAV-035). An expired session keeps its page. */
function SignedIn() {
  const current = useSession();
  const expired = useSessionExpired();
  const { pathname, search } = useLocation();
  if (!current && !expired) return <Navigate to="/login" replace state={{ from: pathname + search }} />;
  return <AppShell />;
}

/**
 * Cancels the navigation to a page that the user may not open, and says why (NAV-022). A page that is in their menu
 * says that they may not open it (NAV-047, NAV-048), and so does one that was open when their permissions changed.
 */
function Guarded({ screen }: { readonly screen: Screen }) {
  const current = useSession();
  const { pathname } = useLocation();
  const { id } = useParams();
  const refused = refusedBy(current, screen, id);
  useVisited(pathname, refused === null);
  const [opened, setOpened] = useState<string | null>(null);
  if (refused === null && opened !== pathname) setOpened(pathname);
  if (refused && opened === pathname) return <ErrorPage kind="closed" rule={refused} title={screen.title} />;
  if (refused && isInMenu(current, screen)) return <ErrorPage kind="access" rule={refused} />;
  if (refused) {
    const page = currentPage();
    const state: RefusedState = { refused, title: screen.title };
    return <Navigate to={page === null || page === pathname ? '/' : page} replace state={state} />;
  }
  return <ScreenPage key={screen.path} screen={screen} />;
}

function ScreenPage({ screen }: { readonly screen: Screen }) {
  const Page = usePageCode(screen);
  return <Suspense fallback={<PageLoading />}>{Page ? createElement(Page) : <PageLoading />}</Suspense>;
}
