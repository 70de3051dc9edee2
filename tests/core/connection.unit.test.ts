import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';

type Module = typeof import('../../admin-ui/core/data/connection.ts');

const device = { onLine: true };
let health: number | Error;
let asked: number;
let events: EventTarget;
let connection: Module['connection'];
let isUnreachable: Module['isUnreachable'];
let returned: number;

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  [events, asked, returned, health] = [new EventTarget(), 0, 0, new TypeError('refused')];
  device.onLine = true;
  Object.assign(globalThis, {
    window: events,
    fetch: async () => {
      asked++;
      if (health instanceof Error) throw health;
      return { status: health };
    },
  });
  Object.defineProperty(globalThis, 'navigator', { value: device, configurable: true });
  ({ connection, isUnreachable } = await import('../../admin-ui/core/data/connection.ts'));
  connection.onReturn(() => returned++);
});
afterEach(() => void jest.useRealTimers());

const lost = { status: 0, body: null };

describe('the connection', () => {
  test('is lost if no answer comes, or only that of a proxy', () => {
    const codes = [0, 502, 504, 503].map((status) => isUnreachable({ status, body: { message: 'Bad gateway' } }));
    expect(codes).toEqual([true, true, true, true]);
    expect(isUnreachable({ status: 503, body: { message: 'Full', code: 'unavailable' } })).toBe(false);
    expect(isUnreachable({ status: 500, body: null })).toBe(false);
  });

  test('is tried again at growing intervals, and comes back once', async () => {
    connection.note(lost);
    connection.note(lost);
    expect(connection.get()).toBe('unreachable');
    await jest.advanceTimersByTimeAsync(1000);
    expect(asked).toBe(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toBeGreaterThan(4);
    expect(asked).toBeLessThan(12);
    expect(returned).toBe(0);
    health = 200;
    await jest.advanceTimersByTimeAsync(60_000);
    expect([connection.get(), returned]).toEqual(['online', 1]);
    const before = asked;
    await jest.advanceTimersByTimeAsync(600_000);
    expect(asked).toBe(before);
  });

  test('a call that alone gets no answer is not repeated every second', async () => {
    health = 200;
    connection.onReturn(() => connection.note(lost));
    connection.note(lost);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(returned).toBeGreaterThan(3);
    expect(returned).toBeLessThan(15);
  });

  test('of an offline device is tried when the browser says that it is online', async () => {
    device.onLine = false;
    events.dispatchEvent(new Event('offline'));
    expect(connection.get()).toBe('offline');
    await jest.advanceTimersByTimeAsync(120_000);
    expect(asked).toBe(0);
    [device.onLine, health] = [true, 200];
    events.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect([connection.get(), returned]).toEqual(['online', 1]);
  });
});
