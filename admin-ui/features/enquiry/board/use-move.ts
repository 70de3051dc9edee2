import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Enquiry } from '../../../../schemas/generated/enquiry.gen.ts';
import { t } from '../../../core/i18n/t.ts';
import { call, undoTokenOf } from '../../../core/data/http.ts';
import { useUndo } from '../../../kit/undo.ts';
import type { Column, Moving } from './board.ts';

/** Moves cards to other columns. A card moves at once, and back if the server refuses or the user undoes it. */
export function useMove() {
  const queries = useQueryClient();
  const notify = useNotify();
  const undoable = useUndo();
  const [moves, setMoves] = useState<readonly Moving[]>([]);

  async function move(card: Enquiry, from: Column, to: Column) {
    if (from.id === to.id) return;
    const moving: Moving = { card, from, to };
    const number = card.sQuoteNo ?? '';
    setMoves((before) => [...before.filter((one) => one.card.oppId !== card.oppId), moving]);
    try {
      const body = { opportunityStatus: to.id };
      const answer = await call(`updateOpportunityStatus/${card.oppId}`, { method: 'PUT', body });
      const text = t('enquiry.board.moved', { number, from: from.oppStatusName, to: to.oppStatusName });
      notify(text, { type: 'info', ...undoable(undoTokenOf(answer)) });
    } catch (error) {
      const { message } = error as Error;
      notify(t('enquiry.board.refused', { number, from: from.oppStatusName, message }), { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey: ['enquiry'] });
    setMoves((before) => before.filter((one) => one !== moving));
  }

  return { moves, move };
}
