import '@fontsource-variable/inter';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { contents } from './contents.ts';
import { App } from './app/App.tsx';
import { stopReadingOnLeave } from './core/data/http.ts';
import { reloadOnReturn } from './core/data/reload-on-return.ts';
import { reportFailures } from './core/data/report-failure.ts';
import { locale } from './core/i18n/t.ts';
import { setContents } from './core/contents.ts';
import { refuseDroppedFiles } from './core/refuse-dropped-files.ts';

document.documentElement.lang = locale;
setContents(contents);
reloadOnReturn();
stopReadingOnLeave();
reportFailures();
refuseDroppedFiles();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
