import '@fontsource-variable/inter';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { contents } from './contents.ts';
import { App } from './app/App.tsx';
import { reloadOnReturn } from './core/data/reload-on-return.ts';
import { reportFailures } from './core/data/report-failure.ts';
import { locale } from './core/i18n/t.ts';
import { setContents } from './core/contents.ts';

document.documentElement.lang = locale;
setContents(contents);
reloadOnReturn();
reportFailures();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
