import { matchPath, useLocation } from 'react-router';
import { contents } from '../../core/contents.ts';
import { pageHelp } from './page-help.ts';

interface PageHelp {
  readonly title: string;
  /** Address that help videos name the page by. For the page of a record, this is the address of its list. */
  readonly path: string;
  /** What the page is for. Missing if nobody has written that. */
  readonly text: string | undefined;
}

/** The help of the page that is shown. One that has no text of its own has the description of its records. */
export function usePageHelp(): PageHelp {
  const { pathname } = useLocation();
  const screen = contents().screens.find(
    ({ path, tabs }) => matchPath(path, pathname) ?? (tabs && matchPath(`${path}/:tab`, pathname)),
  );
  const path = screen?.path ?? pathname;
  const list = path.replace(/\/:id$/, '') || '/';
  const of = Object.values(contents().resources).find((one) => one.screen === list);
  return { title: screen?.title ?? '', path: list, text: pageHelp[path] ?? pageHelp[list] ?? of?.description };
}
