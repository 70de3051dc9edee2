import type { Clock } from '../../core/time/clock.ts';
import type { Author } from '../history/history.ts';
import type { Change } from './change.ts';

/** Sets the version, the person who saves the record, and the day. The product itself is recorded as nobody. */
export function stamp({ definition, isNew, before, after }: Change, author: Author, clock: Clock): void {
  const today = clock.today();
  const who = author.id ? { key: author.id, display: author.facts.fullName } : null;
  for (const { name, stamp: kind } of definition.fields) {
    if (kind === 'version') after[name] = ((before?.[name] as number | undefined) ?? 0) + 1;
    if (kind === 'updatedOn' || (kind === 'createdOn' && isNew)) after[name] = today;
    if (kind === 'updatedBy' || (kind === 'createdBy' && isNew)) after[name] = who;
  }
}
