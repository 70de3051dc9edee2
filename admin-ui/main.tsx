import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { contents } from './contents.ts';
import { App } from './app/App.tsx';
import { loadPageAt } from './app/shell/page-code.ts';
import { stopReadingOnLeave } from './core/data/http.ts';
import { reloadOnReturn } from './core/data/reload-on-return.ts';
import { reportFailures } from './core/data/report-failure.ts';
import { reloadOnNewRights } from './core/session/reload-on-new-rights.ts';
import { locale } from './core/i18n/t.ts';
import { setContents } from './core/contents.ts';
import { refuseDroppedFiles } from './core/refuse-dropped-files.ts';

// Later than the scripts: until its styles are there, a browser shows nothing of a page that names them.
void import('@fontsource-variable/inter');
document.documentElement.lang = locale;
setContents(contents);
reloadOnReturn();
reloadOnNewRights();
stopReadingOnLeave();
reportFailures();
refuseDroppedFiles();
loadPageAt(location.pathname);
const root = createRoot(document.getElementById('root')!);
// In a transition, React renders in slices of a few milliseconds, between which the browser can respond.
startTransition(() =>
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
