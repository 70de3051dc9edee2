import { describe, expect, test } from '@jest/globals';
import { customer as definition } from '../../../server/generated/customer.gen.ts';
import { FeatureReader } from '../../../server/services/duplicates/features.ts';
import { blockingKeys, nameKeys } from '../../../server/services/duplicates/keys.ts';
import { Scorer } from '../../../server/services/duplicates/score.ts';

const reader = new FeatureReader(definition);

/** A customer from a line such as `Boots, 12, High Street, -, Twickenham, TW12 2EF`. */
function customer(line: string) {
  const [custName, address1, address2, address3, cityTownName, postCode] = line.split(', ');
  return reader.read({ custName, address1, address2, address3, cityTown: { cityTownId: 1, cityTownName }, postCode });
}

const isLikely = (one: string, other: string, bearers?: number) =>
  new Scorer(customer(one), definition.duplicates!.rank).score(customer(other), bearers).isLikely;

describe('Two customers are a likely duplicate', () => {
  const known = 'Margaret Hallworth, 7, Lime Grove, Sale Moor, Manchester, M33 2AA';
  test.each([
    ['another surname at the same address', 'Margaret Osgerby, 7, Lime Grove, Sale Moor, Manchester, M33 2AA'],
    ['one word of the name', 'Hallworth, 7, Lime Grove, -, Manchester, M33 2AA'],
    ['a name in two pieces', 'Mar garet Hallworth, 7, Lime Grove, Sale Moor, Manchester, M33 2AA'],
    ['another house number', 'Margaret Hallworth, 19, Lime Grove, Sale Moor, Manchester, M33 2AA'],
    ['the number in another line', 'Margaret Hallworth, Lime Grove, 7, Sale Moor, Manchester, M33 2AA'],
    ['typos everywhere', 'Margret Halworth, 7, Lime Grvoe, Sale Mor, Manchster, M33 2AE'],
    ['only half of the address', 'Margaret Hallworth, 7, Lime Grove, -, -, -'],
  ])('with %s', (_, other) => {
    expect(isLikely(known, other)).toBe(true);
    expect(isLikely(other, known)).toBe(true);
  });
});

describe('Two customers are compared, and are a likely duplicate', () => {
  const known = 'Winifred Ashcombe, 41, Highfield Lane, Thornhill, Penrith, CA11 7QT';
  const isFound = (one: string, other: string) => {
    const keys = new Set(blockingKeys(customer(one)).all);
    return blockingKeys(customer(other)).all.some((key) => keys.has(key)) && isLikely(one, other);
  };
  test.each([
    ['one word of the name, at a misspelt address', 'Ashcombe, -, Hihgfield Lane, Thornhill, Penrith, -'],
    ['a misspelt word of the name, without house and post code', 'Ahscombe, -, Highfield Lane, Thornhill, Penrith, -'],
    ['the street in two words', 'Wniifred Ahscombe, -, High Field Lane, Thornhill, Penrith, -'],
    ['town and sub area exchanged', 'Wniifred Ahscombe, -, Hihgfield Lane, Penrith, Thornhill, -'],
    [
      'slips in both names, the house and the post code',
      'Wniifred Ahscombe, 14, Highfield Lane, Thornhill, Penrith, CL11 7QT',
    ],
    ['slips in both names and in the town', 'Wniifred Ahscombe, -, Highfield Lane, Thornhill, Pnerith, -'],
  ])('with %s', (_, other) => {
    expect(isFound(known, other)).toBe(true);
    expect(isFound(other, known)).toBe(true);
  });
});

describe('Two customers are different', () => {
  test.each([
    ['another name at the same address', 'Peter Osgerby, 7, Lime Grove, Sale Moor, Manchester, M33 2AA'],
    ['the same name in another town', 'Margaret Hallworth, 12, Quay Street, Old Town, Bristol, BS1 4AA'],
  ])('with %s', (_, other) => {
    expect(isLikely('Margaret Hallworth, 7, Lime Grove, Sale Moor, Manchester, M33 2AA', other)).toBe(false);
  });

  test('if they only share a trade and a town', () => {
    expect(
      isLikely(
        'Blyth MOT Centre, Unit 1, Riverside Workshops, -, Blyth, NE24 4RF',
        'Juniors MOT Centre, 13, Riverside Court, Business Park, Blyth, NE24 4RS',
      ),
    ).toBe(false);
  });

  test('if many share the name: a chain has a shop in every town', () => {
    const shops = [
      'Boots, 12, High Street, -, Twickenham, TW12 2EF',
      'Boots, 94, High Street, -, Feltham, TW14 9QQ',
    ] as const;
    expect(isLikely(...shops, 1)).toBe(true);
    expect(isLikely(...shops, 80)).toBe(false);
  });
});

describe('How many share a name', () => {
  test('is known by keys of two words, or by a single word within its postal area', () => {
    expect([...nameKeys(customer('Kwik Fit, 1, High Street, -, Bath, BA1 1AA')).values()]).toEqual([1]);
    expect([...nameKeys(customer('Boots, 1, High Street, -, Bath, BA1 1AA')).values()]).toEqual([8]);
    expect([...nameKeys(customer('Boots, 1, High Street, -, Bath, -')).values()]).toEqual([]);
  });
});
