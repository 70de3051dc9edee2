import type { ResourceSummary } from './resource.ts';

/** Address of a record's page; null if records of the entity have none. */
export const recordPath = ({ page }: Pick<ResourceSummary, 'page'>, id: unknown): string | null =>
  page && `${page.replace('{id}', String(id))}/detail`;

/** Address that shows a record: its page, or its dialog above the list. Null if it has neither. */
export const recordAddress = (of: Pick<ResourceSummary, 'page' | 'screen'>, id: unknown): string | null =>
  recordPath(of, id) ?? (of.screen && `${of.screen}?open=${String(id)}`);
