import { extendAlert } from '../../generated/alert/hooks.gen.ts';

export default extendAlert({
  /** An alert that was archived is left out of the daily digest. */
  beforeWrite({ before, after }) {
    if (before && after.archived && !before.archived) after.digestAt = null;
  },
});
