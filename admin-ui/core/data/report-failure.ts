import { session } from '../session/session.ts';
import { afterQuiet } from './after-first-page.ts';
import { connection, isUnreachable } from './connection.ts';
import { lastFailure } from './last-failure.ts';

/**
 * Reports the last call without an answer as soon as the server answers again, also after a reload of the page. The
 * server has logged the calls that it refused.
 */
export function reportFailures(): void {
  connection.onReturn(() => void send());
  afterQuiet(() => void send());
}

async function send(): Promise<void> {
  const failure = lastFailure.get();
  const { token, view } = session.get() ?? {};
  if (!failure || failure.isReported || !token || view) return;
  if (!isUnreachable({ status: Number(failure.errorCode), body: null })) return;
  const { lastEP, errorCode, datetime } = failure;
  // Not by `call`: if it fails, the record of the call must stay as it is.
  const response = await fetch('/v1/failedCall', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ lastEP, errorCode, datetime }),
  }).catch(() => null);
  if (response?.ok && lastFailure.get()?.datetime === datetime) lastFailure.record({ ...failure, isReported: true });
}
