import '@fontsource-variable/inter';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { contents } from './contents.ts';
import { App } from './platform/App.tsx';
import { setContents } from './platform/contents.ts';

setContents(contents);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
