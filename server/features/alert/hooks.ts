import type { AlertHooks } from '../../generated/alert.gen.ts';
import { tellable } from '../common/alerts.ts';

/** In place of the text of an alert about a record that its user may not read. */
const neutral = 'This is about a record that was deleted or that you may not see.';

export default {
  /** An alert that was archived is left out of the daily digest. */
  beforeWrite({ before, after }) {
    if (before && after.archived && !before.archived) after.digestAt = null;
  },
  /** What an alert tells depends on what its user may read when it is shown, not when it was raised. */
  async conceal(rows, context) {
    const told = new Set(await tellable(rows, context.user, context));
    const hidden = { alertDesc: neutral, customerName: null, sourceId: null, link: null };
    return rows.map((row) => (told.has(row) ? row : { ...row, ...hidden }));
  },
} satisfies AlertHooks;
