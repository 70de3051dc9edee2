import { summaryOf } from '../../core/data/data-provider.ts';
import type { Resource } from '../../core/model/resource.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';

const permission = { permission: 'BulkChange' } as const;

/** Whether the signed-in user may change many records of an entity at once, and add a record for each: as they may for one. */
export function useMayChangeMany(of: Resource): { readonly set: boolean; readonly create: boolean } {
  const session = useSession();
  const may = of.bulk !== undefined && allowsChange(session, permission);
  return {
    set: may && of.bulk!.set.length > 0 && allowsChange(session, of.access.update),
    create: may && of.bulk!.create !== undefined && allowsChange(session, summaryOf(of.bulk!.create.of).access.create),
  };
}
