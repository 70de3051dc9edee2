import { recordPath } from '../../core/model/record-path.ts';
import { summaryOf } from '../../core/data/data-provider.ts';
import { useSession } from '../../core/session/session.ts';
import { contents } from '../../core/contents.ts';
import { opens } from '../../core/session/screens.ts';

/** Address of a record's page; null if it has none, or none that the user may open. */
export function useRecordPage(entity: string, id: unknown): string | null {
  const session = useSession();
  const { page } = summaryOf(entity);
  const screen = contents().screens.find(({ path }) => path === page?.replace('{id}', ':id'));
  if (!page || !screen || !opens(session, screen, String(id))) return null;
  return recordPath({ page }, id);
}
