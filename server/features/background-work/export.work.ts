import type { Kind } from '../../services/background/kind.ts';
import { exportKind, type ExportInput } from '../../services/export/exports.ts';
import type { Platform } from '../../services/platform.ts';
import { raise } from '../common/alerts.ts';

/** Makes a file that its person fetches within a day. The bell says when it is ready. */
const exportWork: Kind<ExportInput, Platform> = {
  ...exportKind,
  async run(input, run, platform) {
    const result = await platform.exports.store(input, run);
    const text = `${result.file!.name} is ready. You can download it until this time tomorrow.`;
    const link = '/myBackgroundWork';
    return {
      ...result,
      inTransaction: () => raise(platform, run.user.id, { source: 'WORK', sourceId: run.id, text, link }),
    };
  },
};

export default exportWork;
