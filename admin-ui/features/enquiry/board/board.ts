import type { Enquiry } from '../../../../schemas/generated/enquiry.gen.ts';
import { t } from '../../../core/i18n/t.ts';
import { daysBetween, today } from '../../../core/time/london.ts';

/** An enquiry status with the number and value of its enquiries. */
export interface Column {
  readonly id: number;
  readonly oppStatusName: string;
  readonly colourCode: string | null;
  readonly count: number;
  /** In pounds. */
  readonly value: number;
}

/** A card on its way to another column, while the server saves it. */
export interface Moving {
  readonly card: Enquiry;
  readonly from: Column;
  readonly to: Column;
}

/** The column with the number and value that it has once its moves are saved. */
export function withMoves(column: Column, moves: readonly Moving[]): Column {
  const change = (side: 'from' | 'to', by: 1 | -1) =>
    moves
      .filter((move) => move[side].id === column.id)
      .map(({ card }) => ({ count: by, value: by * (card.quoteValue ?? 0) }));
  const all = [...change('to', 1), ...change('from', -1)];
  return {
    ...column,
    count: all.reduce((sum, { count }) => sum + count, column.count),
    value: all.reduce((sum, { value }) => sum + value, column.value),
  };
}

/** The cards of a column, those on their way to it first. */
export const cardsIn = (column: Column, cards: readonly Enquiry[], moves: readonly Moving[]): readonly Enquiry[] => [
  ...moves.filter(({ to }) => to.id === column.id).map(({ card }) => card),
  ...cards.filter(({ oppId }) => !moves.some(({ card }) => card.oppId === oppId)),
];

/** How long ago an enquiry was received. */
export function ageOf({ dateReceived }: Enquiry): string {
  if (!dateReceived) return '';
  const days = daysBetween(dateReceived, today());
  return days > 0 ? t('enquiry.board.days', { smart_count: days }) : t('enquiry.board.today');
}
