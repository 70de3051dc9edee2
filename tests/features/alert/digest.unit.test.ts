import { describe, expect, test } from '@jest/globals';
import { nextDigest } from '../../../server/features/common/digest-time.ts';

const next = (instant: string) => nextDigest(new Date(instant));

describe('The daily digest', () => {
  test('is due at 07:30 in London, in winter and in summer', () => {
    expect(next('2026-11-23T07:29:59.999Z')).toBe('2026-11-23T07:30:00.000Z');
    expect(next('2026-11-23T07:30:00.000Z')).toBe('2026-11-24T07:30:00.000Z');
    expect(next('2026-07-01T06:29:00.000Z')).toBe('2026-07-01T06:30:00.000Z');
    expect(next('2026-07-01T23:30:00.000Z')).toBe('2026-07-02T06:30:00.000Z');
  });

  test('is at 07:30 on the days when the clocks change', () => {
    expect(next('2026-03-28T12:00:00.000Z')).toBe('2026-03-29T06:30:00.000Z');
    expect(next('2026-10-24T12:00:00.000Z')).toBe('2026-10-25T07:30:00.000Z');
  });
});
