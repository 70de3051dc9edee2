import { useMemo } from 'react';
import { AdminContext, localStorageStore, Notification } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { BrowserRouter } from 'react-router';
import CssBaseline from '@mui/material/CssBaseline';
import Portal from '@mui/material/Portal';
import { messages } from '../generated/messages.gen.ts';
import { dataProvider } from './data/data-provider.ts';
import { queryClient } from './data/queries.ts';
import { authProvider } from './session/auth-provider.ts';
import { useSession } from './session/session.ts';
import { AppRoutes } from './shell/AppRoutes.tsx';
import { LogoutByAddress } from './shell/LogoutByAddress.tsx';
import { isColour } from './theme/colours.ts';
import { themeOptions } from './theme/theme.ts';

const i18nProvider = polyglotI18nProvider(
  () => ({ ...englishMessages, branchline: messages }),
  'en',
  [{ locale: 'en', name: 'English' }],
  { allowMissing: true },
);

const store = localStorageStore('1', 'branchline');

/** React-admin's contexts around our own pages. */
export function App() {
  const session = useSession();
  const chosen = session?.profile.themeColour ?? 'blue';
  const colour = isColour(chosen) ? chosen : 'blue';
  const [light, dark] = useMemo(() => [themeOptions('light', colour), themeOptions('dark', colour)], [colour]);
  return (
    // Without transitions: once the address is another, so is the page, and nobody acts on the one before.
    <BrowserRouter useTransitions={false}>
      <AdminContext
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={store}
        lightTheme={light}
        darkTheme={dark}
      >
        <CssBaseline />
        <LogoutByAddress>
          <AppRoutes />
        </LogoutByAddress>
        {/* An open dialog hides what was there before it from whoever cannot see: what is told must come after it. */}
        <Portal>
          <Notification autoHideDuration={5000} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }} />
        </Portal>
      </AdminContext>
    </BrowserRouter>
  );
}
