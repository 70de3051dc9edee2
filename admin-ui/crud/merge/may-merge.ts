import type { Resource } from '../../core/model/resource.ts';
import { allowsChange } from '../../core/session/rules.ts';
import type { useSession } from '../../core/session/session.ts';

/** Whether a user may merge records: those may who may change and delete them. */
export const mayMerge = (of: Resource, session: ReturnType<typeof useSession>): boolean =>
  Boolean(of.merges) &&
  [{ permission: 'MergeRecords' } as const, of.access.update, of.access.remove].every((rule) =>
    allowsChange(session, rule),
  );
