import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Enquiry } from '../../../generated/enquiry/types.gen.ts';
import { t } from '../../../core/i18n/t.ts';
import { call } from '../../../core/data/http.ts';
import { withUndo } from '../../../kit/undo.ts';
import { setStatusBack } from '../status.ts';
import type { Column, Moving } from './board.ts';

/** Moves cards to other columns. A card moves at once, and back if the server refuses or the user undoes it. */
export function useMove() {
  const queries = useQueryClient();
  const notify = useNotify();
  const [moves, setMoves] = useState<readonly Moving[]>([]);

  async function move(card: Enquiry, from: Column, to: Column, undone = false) {
    if (from.id === to.id) return;
    const moving: Moving = { card, from, to };
    const number = card.sQuoteNo ?? '';
    setMoves((before) => [...before.filter((one) => one.card.oppId !== card.oppId), moving]);
    try {
      if (undone) await setStatusBack(card);
      else await call(`updateOpportunityStatus/${card.oppId}`, { method: 'PUT', body: { opportunityStatus: to.id } });
      const text = undone
        ? t('kit.undone')
        : t('enquiry.board.moved', { number, from: from.oppStatusName, to: to.oppStatusName });
      notify(text, { type: 'info', ...(!undone && withUndo(() => void move(card, to, from, true))) });
    } catch (error) {
      const { message } = error as Error;
      notify(t('enquiry.board.refused', { number, from: from.oppStatusName, message }), { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey: ['enquiry'] });
    setMoves((before) => before.filter((one) => one !== moving));
  }

  return { moves, move };
}
