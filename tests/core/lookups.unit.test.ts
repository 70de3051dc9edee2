import { expect, test } from '@jest/globals';
import { lookupStaleTime } from '../../admin-ui/core/data/lookup-stale-time.ts';

const minute = 60_000;

test.each([
  ['whose first element exists is kept for a minute', { data: [{ id: 1 }] }, minute],
  ['that is empty is loaded again when it is next needed', { data: [] }, 0],
  ['that has not been loaded is loaded', undefined, 0],
])('a list of choices %s [VAL-117]', (_, data, time) => expect(lookupStaleTime({ state: { data } })).toBe(time));
