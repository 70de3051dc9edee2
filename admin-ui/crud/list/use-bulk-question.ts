import { t } from '../../core/i18n/t.ts';
import type { BulkFacts, BulkProps } from '../../core/model/resource.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { titleOf, useList } from './list-context.ts';
import type { Selection } from './use-selection.ts';

/** How many of the selected rows a question names. */
const named = 3;

const enumerated = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const inWords = (count: number) => count.toLocaleString('en-GB');

/** Asks before an action on the selected rows: how many, the first of them, and how many are out of sight. */
export function useBulkQuestion({ rows, inSight, count: selected }: Selection) {
  const { of, columns } = useList();
  /** @param now how many rows the filter finds, if that is another number than the user has confirmed */
  return (question: Parameters<BulkProps['ask']>[0], now?: number): Promise<boolean> => {
    const count = now ?? selected;
    const first = rows.slice(0, Math.min(named, count)).map((row) => titleOf(of, columns.shown, row));
    const more = count - first.length;
    const away = count - inSight;
    const facts: BulkFacts = {
      smart_count: count,
      count: inWords(count),
      title: of.title.toLowerCase(),
      plural: of.plural.toLowerCase(),
      names: enumerated.format([...first, ...(more ? [t('crud.bulk.more', { count: inWords(more) })] : [])]),
    };
    const { text, hint, ...asked } = question(facts);
    const outOfSight = away > 0 && t('crud.bulk.outOfSight', { smart_count: away, count: inWords(away) });
    const changed = now !== undefined && t('crud.bulk.otherCount', facts);
    return confirm({
      ...asked,
      text: [changed, text, outOfSight, hint].filter(Boolean).join(' '),
      no: t('kit.cancel'),
    });
  };
}
