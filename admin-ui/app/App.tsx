import { useMemo, useState } from 'react';
import { AdminContext, localStorageStore, ResourceDefinitionContextProvider } from 'react-admin';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import CssBaseline from '@mui/material/CssBaseline';
import { dataProvider } from '../core/data/data-provider.ts';
import { queryClient } from '../core/data/queries.ts';
import { i18nProvider } from '../core/i18n/t.ts';
import { contents } from '../core/contents.ts';
import { registered } from '../core/model/react-admin.ts';
import { authProvider } from '../core/session/auth-provider.ts';
import { useSession } from '../core/session/session.ts';
import { SecondFactorSteps } from './session/SecondFactorSteps.tsx';
import { AppRoutes } from './shell/AppRoutes.tsx';
import { LogoutByAddress } from './shell/LogoutByAddress.tsx';
import { Toasts } from './shell/Toasts.tsx';
import { isColour } from '../core/theme/colours.ts';
import { Hints } from '../kit/hints/Hints.tsx';
import { themeOptions } from '../core/theme/theme.ts';
import { useThemeMode } from '../core/theme/use-theme-mode.ts';

const stored = localStorageStore('1', 'branchline');
// Prepared before the first page, which may clear the browser's storage: react-admin would write to it after that.
stored.setup();
const store: typeof stored = { ...stored, setup: () => undefined };

/** The application with its routes. Without transitions, so that the page changes as soon as the address does. */
export function App() {
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <Application /> }]));
  return <RouterProvider router={router} useTransitions={false} />;
}

/** Provides react-admin's contexts to our own pages. */
function Application() {
  const session = useSession();
  const chosen = session?.profile.themeColour ?? 'blue';
  const colour = isColour(chosen) ? chosen : 'blue';
  const mode = useThemeMode();
  const [resources] = useState(() =>
    Object.fromEntries(Object.entries(contents().resources).map(([name, summary]) => [name, registered(summary)])),
  );
  const theme = useMemo(() => themeOptions(mode, colour), [mode, colour]);
  return (
    <AdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      lightTheme={theme}
      darkTheme={theme}
    >
      <CssBaseline />
      <ResourceDefinitionContextProvider definitions={resources}>
        <LogoutByAddress>
          <AppRoutes />
        </LogoutByAddress>
      </ResourceDefinitionContextProvider>
      <SecondFactorSteps />
      <Toasts />
      <Hints />
    </AdminContext>
  );
}
