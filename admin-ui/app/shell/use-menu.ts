import { contents } from '../../core/contents.ts';
import type { MenuGroup, MenuItem } from '../../core/model/screen.ts';
import { allows } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { useReportItems } from './use-report-items.ts';

export interface ShownGroup extends MenuGroup {
  /** Whether reports that are still loading will move it. */
  readonly isMoving: boolean;
}

/** The menu for the signed-in user: only items that they may open, without empty groups. */
export function useMenu(): ShownGroup[] {
  const session = useSession();
  const groups = contents().menu.filter((group) => allows(session, group.rule));
  const hasReports = ({ items }: MenuGroup) => items.some((item) => item.reports);
  const firstReports = groups.findIndex(hasReports);
  const reports = useReportItems(firstReports >= 0);
  const visible = (item: MenuItem): MenuItem[] => {
    if (!allows(session, item.rule)) return [];
    if (item.reports) return reports.itemsOf(item);
    if (!item.items) return item.screen ? [item] : [];
    const items = item.items.flatMap(visible);
    return items.length ? [{ ...item, items }] : [];
  };
  // A group of reports is hidden if it has no reports, whatever else is in it (PER-035).
  const isEmpty = (group: MenuGroup) =>
    hasReports(group) && !group.items.some((item) => item.reports && visible(item).length);
  return groups
    .map((group, i) => ({ ...group, isMoving: reports.isLoading && i > firstReports }))
    .filter((group) => !isEmpty(group))
    .map((group) => ({ ...group, items: group.items.flatMap(visible) }))
    .filter((group) => group.items.length);
}
