import { recordPath } from '../../core/model/record-path.ts';
import { useQuery } from '@tanstack/react-query';
import { contents } from '../../core/contents.ts';
import { call } from '../../core/data/http.ts';
import { t } from '../../core/i18n/t.ts';
import { labelOf } from '../../core/model/label.ts';
import type { ResourceSummary, WireRecord } from '../../core/model/resource.ts';
import { nameOf } from '../../core/model/values.ts';
import { allows } from '../../core/session/rules.ts';
import { opens } from '../../core/session/screens.ts';
import { useSession } from '../../core/session/session.ts';

/** A page or record that was found. */
export interface Hit {
  readonly group: string;
  readonly title: string;
  readonly detail: string;
  readonly to: string;
}

/** Pages by title, and records of every entity that has a search and a page. */
export function useHits(text: string): {
  hits: Hit[];
  busy: boolean;
  /** Whether the records were found by an earlier text, because those for this one have not arrived. */
  earlier: boolean;
  retry: (() => void) | null;
} {
  const current = useSession();
  const searched = Object.values(contents().resources).filter(
    (one) => one.calls.search && one.page && allows(current, one.access.read),
  );
  const {
    data = [],
    error,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useQuery<Hit[]>({
    queryKey: ['search', text],
    enabled: text.length > 1,
    placeholderData: (previous) => previous,
    queryFn: async ({ signal }) => {
      const groups = await Promise.all(searched.map((one) => search(one, text, signal)));
      const named = groups.filter((hits) => isNamed(hits, text));
      return [...named, ...groups.filter((hits) => !named.includes(hits))].flat();
    },
  });
  const pages = contents()
    .screens.filter(
      (screen) =>
        !screen.tabs && opens(current, screen) && text && screen.title.toLowerCase().includes(text.toLowerCase()),
    )
    .slice(0, 5)
    .map((screen): Hit => ({
      group: t('app.search.pages'),
      title: screen.title,
      detail: screen.path,
      to: screen.path,
    }));
  return {
    hits: [...(text.length > 1 ? data : []), ...pages],
    busy: isFetching,
    earlier: isFetching && isPlaceholderData,
    retry: error && text.length > 1 ? () => void refetch() : null,
  };
}

/** Whether the first hit has the text in its name. Such groups come before groups of merely related records. */
const isNamed = ([first]: readonly Hit[], text: string): boolean =>
  text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => first?.title.toLowerCase().includes(word));

async function search(one: ResourceSummary, text: string, signal: AbortSignal): Promise<Hit[]> {
  const { json } = await call<WireRecord[]>(one.calls.search!.replace(/\{\w+\}/, encodeURIComponent(text)), { signal });
  return json.slice(0, 12).map((record) => ({
    group: one.plural,
    title: labelOf(one, record),
    detail: one.found
      .filter((name) => name !== one.display)
      .map((name) => nameOf(record[name]))
      .filter(Boolean)
      .slice(0, 3)
      .join(' · '),
    to: recordPath(one, record[one.key])!,
  }));
}
