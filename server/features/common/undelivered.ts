import type { EntityName } from '../../core/model/definition.ts';
import type { Undelivered } from '../../services/mail/outbox.ts';
import type { Job } from '../../services/background/regular.ts';
import type { Platform } from '../../services/platform.ts';

/**
 * A job that reports each mail for a record of an entity that was given up, once. Several servers may run it.
 * @param job its name, and the second of each minute at which it runs
 * @param tell tells the person who sent the mail, in the transaction that marks it as reported
 */
export const undeliveredJob = (
  entity: EntityName,
  { name, second }: { readonly name: string; readonly second: number },
  tell: (platform: Platform, mail: Undelivered) => Promise<void>,
): Job<Platform> => ({
  name,
  cron: `${second} * * * * *`,
  schedule: 'Every minute',
  async run(platform, stop) {
    const { database, outbox } = platform;
    for (const mail of await outbox.undelivered(entity)) {
      if (stop.aborted) return;
      await database.write(async () => {
        if (await outbox.told(mail.id)) await tell(platform, mail);
      });
    }
  },
});

/** Addresses in an alert, whose text is short and must have the reason, too. */
export function shortOf(addresses: string): string {
  const [first, ...others] = addresses.split(', ');
  return others.length ? `${first} and ${others.length} other${others.length === 1 ? '' : 's'}` : first!;
}
