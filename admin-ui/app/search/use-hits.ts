import { useQuery } from '@tanstack/react-query';
import { contents } from '../../core/contents.ts';
import { call } from '../../core/data/http.ts';
import { t } from '../../core/i18n/t.ts';
import { labelOf } from '../../core/model/label.ts';
import { recordPath } from '../../core/model/record-path.ts';
import type { ResourceSummary, WireRecord } from '../../core/model/resource.ts';
import { nameOf } from '../../core/model/values.ts';
import { allows } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { isNamed, type Hit } from './hit.ts';

/** What a search has found of one kind of record. */
export interface Kind {
  readonly name: string;
  readonly title: string;
  readonly total: number;
  /** Whether the total is exact; otherwise there are at least so many. */
  readonly isExact: boolean;
  /** Whether the text is in the name of the first hit. */
  readonly isNamed: boolean;
  readonly hits: readonly Hit[];
  /** Hits but for a slip of the pen. */
  readonly similar: readonly Hit[];
}

interface Answer extends Pick<Kind, 'total' | 'isExact'> {
  readonly kind: string;
  readonly rows: readonly WireRecord[];
  readonly similar: readonly WireRecord[];
}

/** Rows of a kind, beside other kinds and alone. */
const [few, many] = [5, 40];

/**
 * Records of every entity that has a search and a page, by kind: those with the text in their name come first.
 * @param only the kind to find more rows of
 */
export function useHits(text: string, only: string | null) {
  const session = useSession();
  const kinds = Object.values(contents().resources)
    .filter(({ found, page, access }) => found.length && page && allows(session, access.read))
    .map(({ name }) => name);
  const isLong = text.length > 1;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery<readonly Kind[]>({
    queryKey: ['search', text, only],
    enabled: isLong,
    placeholderData: (previous) => previous,
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({
        text: text.slice(0, 200),
        kinds: kinds.join(),
        rows: String(only ? many : few),
      });
      const { json } = await call<Answer[]>(`search?${query}`, { signal });
      const found = json.map((answer) => kindOf(contents().resources[answer.kind]!, answer, text));
      return found.toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed));
    },
  });
  return {
    kinds: isLong ? (data ?? none) : none,
    busy: isFetching,
    /** Whether the records were found by an earlier text, because those for this one have not arrived. */
    earlier: isFetching && isPlaceholderData,
    retry: error && isLong ? () => void refetch() : null,
  };
}

const none: readonly Kind[] = [];

function kindOf(of: ResourceSummary, { total, isExact, rows, similar }: Answer, text: string): Kind {
  const hit = (group: string) => (record: WireRecord) => ({
    group,
    kind: of.name,
    title: labelOf(of, record),
    detail: detailOf(of, record),
    to: recordPath(of, record[of.key])!,
  });
  return {
    name: of.name,
    title: of.plural,
    total,
    isExact,
    isNamed: rows.length > 0 && isNamed(labelOf(of, rows[0]!), text),
    hits: rows.map(hit(of.plural)),
    similar: similar.map(hit(t('app.search.similar', { plural: of.plural.toLowerCase() }))),
  };
}

/** What else the record is found by: `S100042 · Sheffield · S7 1AB`. */
const detailOf = (of: ResourceSummary, record: WireRecord): string =>
  of.found
    .filter((name) => name !== of.display)
    .map((name) => nameOf(record[name]))
    .filter(Boolean)
    .slice(0, 4)
    .join(' · ');
