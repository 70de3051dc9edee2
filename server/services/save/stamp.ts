import type { Author } from '../history/history.ts';
import type { Change } from './change.ts';

/**
 * Sets the version, the person who saves the record, and the day. A change by the product itself raises the version
 * only: the record still shows the last person who changed it.
 * @param today an ISO date
 */
export function stamp({ definition, isNew, before, after }: Change, author: Author, today: string): void {
  const isByPerson = author.id !== 0;
  const who = isByPerson ? { key: author.id, display: author.facts.fullName } : null;
  for (const { name, stamp: kind } of definition.fields) {
    if (kind === 'version') after[name] = ((before?.[name] as number | undefined) ?? 0) + 1;
    const isSet = isNew || (isByPerson && kind?.startsWith('updated'));
    if (isSet && (kind === 'createdOn' || kind === 'updatedOn')) after[name] = today;
    if (isSet && (kind === 'createdBy' || kind === 'updatedBy')) after[name] = who;
  }
}
