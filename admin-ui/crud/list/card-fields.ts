import { summaryOf } from '../../core/data/data-provider.ts';
import type { ListState } from './list-context.ts';

/** Values beside each other on a card. */
const most = 3;

/** What a card shows besides the name of its row: the status at its right, and values below. */
export function cardFields({ of, columns, card }: ListState): { status: string | undefined; values: string[] } {
  const isStatus = (name: string) => {
    const { widget, to, flow } = of.fields[name]!;
    return name === 'active' || widget === 'badge' || Boolean(flow ?? (to && summaryOf(to).badges));
  };
  const [, ...rest] = columns.shown;
  // A yes or no says nothing without its label.
  const values = rest.filter((name) => !isStatus(name) && of.fields[name]!.type !== 'boolean');
  return { status: rest.find(isStatus), values: (card.length ? [...card] : values).slice(0, most) };
}
