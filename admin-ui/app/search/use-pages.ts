import { contents } from '../../core/contents.ts';
import { t } from '../../core/i18n/t.ts';
import { allows, allowsChange } from '../../core/session/rules.ts';
import { opens } from '../../core/session/screens.ts';
import { useSession } from '../../core/session/session.ts';
import { account, help } from '../shell/openers.ts';
import { reportPath, useReports } from '../shell/use-report-items.ts';
import { isNamed, type Hit } from './hit.ts';

/** Pages, reports and things to do whose titles have the words of a text. */
export function usePages(text: string): { readonly commands: Hit[]; readonly pages: Hit[] } {
  const session = useSession();
  const reports = useReports(text !== '');
  if (!/[\p{L}\p{N}]/u.test(text)) return { commands: [], pages: [] };
  const { resources, screens } = contents();
  const open = screens.filter((screen) => !screen.tabs && !screen.path.includes(':') && opens(session, screen));
  const paths = new Set(open.map(({ path }) => path));
  const hit = (group: string, title: string, detail: string, to: Hit['to']): Hit => ({ group, title, detail, to });
  const commands = [
    ...Object.values(resources)
      .filter(({ adds, screen, access }) => adds && screen && paths.has(screen) && allows(session, access.create))
      .map(({ title, plural, screen }) =>
        hit(t('app.search.commands'), t('crud.new', { title: title.toLowerCase() }), plural, `${screen}?open=new`),
      ),
    ...contents()
      .commands.filter(({ rule }) => allowsChange(session, rule))
      .map(({ title, run }) => hit(t('app.search.commands'), title, '', run)),
    // In a view, there is nothing to choose for oneself.
    ...(session?.view
      ? []
      : (
          [
            ['look.title', account.look],
            ['app.account.notifications', account.notifications],
            ['app.account.changePassword', account.password],
          ] as const
        ).map(([key, { open: does }]) => hit(t('app.search.commands'), t(key), '', does))),
    hit(t('app.search.commands'), t('kit.help'), '', help.open),
  ];
  const pages = [
    ...open.map(({ title, path }) => hit(t('app.search.pages'), title, path, path)),
    ...reports.map(({ reportName, reportType }) =>
      hit(t('app.search.pages'), reportName, reportType, reportPath(reportName)),
    ),
  ];
  const named = ({ title }: Hit) => isNamed(title, text);
  return { commands: commands.filter(named), pages: pages.filter(named) };
}
