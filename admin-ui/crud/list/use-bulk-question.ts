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
export function useBulkQuestion({ rows, inSight }: Selection): BulkProps['ask'] {
  const { of, columns } = useList();
  return (question) => {
    const first = rows.slice(0, named).map((row) => titleOf(of, columns.shown, row));
    const more = rows.length - first.length;
    const away = rows.length - inSight;
    const facts: BulkFacts = {
      smart_count: rows.length,
      count: inWords(rows.length),
      title: of.title.toLowerCase(),
      plural: of.plural.toLowerCase(),
      names: enumerated.format([...first, ...(more ? [t('crud.bulk.more', { count: inWords(more) })] : [])]),
    };
    const { text, ...asked } = question(facts);
    const outOfSight = away > 0 && t('crud.bulk.outOfSight', { smart_count: away, count: inWords(away) });
    return confirm({ ...asked, text: [text, outOfSight].filter(Boolean).join(' '), no: t('kit.cancel') });
  };
}
