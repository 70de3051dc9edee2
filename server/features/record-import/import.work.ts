import type { Kind } from '../../services/background/kind.ts';
import { importKind, type ImportInput } from '../../services/import/imports.ts';
import type { Platform } from '../../services/platform.ts';

/** Checks, imports or undoes the rows of a file. */
const importWork: Kind<ImportInput, Platform> = {
  ...importKind,
  async run({ import: id, step }, run, { importWork: work, undo }) {
    // The import logs by itself what can be undone.
    return { inTransaction: await undo.without(() => work[step](id, run)) };
  },
  ended: ({ import: id }, problem, { importWork: work }) => work.ended(id, problem),
};

export default importWork;
