import type { Job } from '../../services/background/regular.ts';
import type { Platform } from '../../services/platform.ts';

/** Forgets which records were changed together 30 days ago. */
const forgetRowsJob: Job<Platform> = {
  name: 'Forget the records of old bulk changes',
  cron: '0 25 * * * *',
  schedule: 'Every hour',
  run: ({ bulkChanges }, stop) => bulkChanges.removeExpired(stop),
};

export default forgetRowsJob;
