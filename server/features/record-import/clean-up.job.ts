import type { Job } from '../../services/background/regular.ts';
import type { Platform } from '../../services/platform.ts';

/** Deletes the rows of files that were not imported within 7 days, or were imported 30 days ago. */
const cleanUpJob: Job<Platform> = {
  name: 'Remove the rows of old imports',
  cron: '0 20 * * * *',
  schedule: 'Every hour',
  run: ({ imports }, stop) => imports.removeExpired(stop),
};

export default cleanUpJob;
