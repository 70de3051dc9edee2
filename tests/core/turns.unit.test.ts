import { expect, test } from '@jest/globals';
import { Turns } from '../../server/services/heavy/turns.ts';

const [ann, ben] = [1, 2];

/** Tasks that end when they are told to. Lists those that have begun. */
function tasks(turns: Turns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    take: (name: string, person: number, signal?: AbortSignal) =>
      turns.take(
        person,
        () => {
          begun.push(name);
          return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
        },
        signal,
      ),
    async end(name: string) {
      ends.get(name)!();
      await new Promise(setImmediate);
    },
  };
}

test('with one thread, a person with one task waits for one task of another person, not for all of them', async () => {
  const { begun, take, end } = tasks(new Turns({ most: 1, mostOfPerson: 2 }));
  void take('ann 1', ann);
  void take('ann 2', ann);
  void take('ann 3', ann);
  void take('ben 1', ben);
  await new Promise(setImmediate);
  for (const name of ['ann 1', 'ben 1', 'ann 2', 'ann 3']) {
    expect(begun.at(-1)).toBe(name);
    await end(name);
  }
});

test('a person has two at once; further ones wait although threads are free', async () => {
  const { begun, take, end } = tasks(new Turns({ most: 4, mostOfPerson: 2 }));
  for (const name of ['1', '2', '3']) void take(name, ann);
  void take('other', ben);
  await new Promise(setImmediate);
  expect(begun).toEqual(['1', '2', 'other']);
  await end('1');
  expect(begun).toEqual(['1', '2', 'other', '3']);
});

test('a task that is cancelled while it waits never begins; one that fails lets the next begin', async () => {
  const turns = new Turns({ most: 1, mostOfPerson: 2 });
  const { begun, take, end } = tasks(turns);
  const first = take('first', ann);
  const cancel = new AbortController();
  const cancelled = take('cancelled', ann, cancel.signal);
  const failing = turns.take(ann, async () => {
    throw new Error('failed');
  });
  const last = take('last', ann);
  const outcomes = Promise.allSettled([cancelled, failing]);
  await new Promise(setImmediate);
  cancel.abort(new Error('cancelled'));
  await end('first');
  expect(await first).toBe('first');
  expect((await outcomes).map((one) => (one as PromiseRejectedResult).reason.message)).toEqual(['cancelled', 'failed']);
  expect(begun).toEqual(['first', 'last']);
  await end('last');
  expect(await last).toBe('last');
});
