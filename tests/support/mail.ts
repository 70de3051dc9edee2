import type { Mail } from '../../server/services/mail/outbox.ts';
import type { TestApp } from './app.ts';

/**
 * Does all background work that is due, so that mails are sent.
 * @param send in place of the sender of the product
 * @returns the number of mails that were sent
 */
export async function deliver({ platform }: TestApp, send?: (mail: Mail) => Promise<unknown> | unknown) {
  const { outbox } = platform;
  const usual = outbox.send;
  let sent = 0;
  outbox.send = async (mail) => {
    const refused = await (send ?? usual)(mail);
    sent++;
    return refused as readonly string[] | undefined;
  };
  await platform.background.workOff().finally(() => (outbox.send = usual));
  return sent;
}
