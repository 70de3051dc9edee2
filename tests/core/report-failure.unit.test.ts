import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';

const failure = {
  lastEP: 'customers',
  epPayload: 'null',
  epError: 'Away',
  errorCode: '0',
  datetime: '2026-11-23T09:30:00.000Z',
};
const held = { profile: { id: 7 }, token: 'T' };
/** What a window keeps, and what it has sent to `/v1/failedCall`. */
let kept: Map<string, string>;
let sent: { authorization: string; body: unknown }[];
let answers: boolean;
let connection: (typeof import('../../admin-ui/core/data/connection.ts'))['connection'];
let lastFailure: (typeof import('../../admin-ui/core/data/last-failure.ts'))['lastFailure'];

const storage = () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  [kept, sent, answers] = [new Map([['branchline.session', JSON.stringify(held)]]), [], true];
  Object.assign(globalThis, {
    window: new EventTarget(),
    localStorage: storage(),
    sessionStorage: storage(),
    fetch: async (
      path: string,
      { headers, body }: { headers: Record<string, string>; body: string } = { headers: {}, body: '{}' },
    ) => {
      if (!answers) throw new TypeError('refused');
      if (path === '/v1/failedCall') sent.push({ authorization: headers.authorization!, body: JSON.parse(body) });
      return { ok: true, status: 200 };
    },
  });
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  ({ connection } = await import('../../admin-ui/core/data/connection.ts'));
  ({ lastFailure } = await import('../../admin-ui/core/data/last-failure.ts'));
});
afterEach(() => void jest.useRealTimers());

/** Loses the connection, and waits until it is back. */
async function loseAndReturn() {
  answers = false;
  connection.note({ status: 0, body: null });
  await jest.advanceTimersByTimeAsync(5000);
  answers = true;
  await jest.advanceTimersByTimeAsync(60_000);
}

describe('the last call that the server did not answer [BEH-043]', () => {
  const begin = async () => (await import('../../admin-ui/core/data/report-failure.ts')).reportFailures();
  const { lastEP, errorCode, datetime } = failure;

  test('is reported once the server answers again, once and without what was sent', async () => {
    await begin();
    lastFailure.record(failure);
    await loseAndReturn();
    await loseAndReturn();
    expect(sent).toEqual([{ authorization: 'Bearer T', body: { lastEP, errorCode, datetime } }]);
    expect(lastFailure.get()).toMatchObject(failure);
  });

  test('is reported after the page was loaded again', async () => {
    lastFailure.record(failure);
    await begin();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(1);
  });

  test('is not one that the page was waiting for when it was left', async () => {
    const { call, stopReadingOnLeave } = await import('../../admin-ui/core/data/http.ts');
    const pending = (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    Object.assign(globalThis, { fetch: pending });
    stopReadingOnLeave();
    const reading = call('customers');
    window.dispatchEvent(new Event('pagehide'));
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect(lastFailure.get()).toBeNull();
  });

  test('is not reported if the server refused it', async () => {
    await begin();
    lastFailure.record({ ...failure, errorCode: '422' });
    await loseAndReturn();
    expect(sent).toEqual([]);
  });
});
