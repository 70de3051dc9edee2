import { Random } from '../../server/seed/demo/random.ts';
import type { WireRecord } from '../../server/core/records/records.ts';
import { FeatureReader } from '../../server/services/duplicates/features.ts';
import { addChains, addPeople, removeChains } from './chains.ts';
import { corruptions, otherShop, people, retypedShop } from './corrupt.ts';
import { percentiles } from './load.ts';
import { open, type Target } from './prepare.ts';

export interface Quality {
  readonly kind: string;
  /** Share of the cases in which the customer was found. Of cases that are not duplicates, it should be near 0. */
  readonly recall: number;
  readonly falseRows: number;
  /** Others with exactly the same name, telephone number or e-mail address, which are listed last: no false rows. */
  readonly elsewhere: number;
  readonly candidates: number;
  readonly p50: number;
  readonly p95: number;
}

/** Cases that are not duplicates: the rows found are other shops of the chain, all of them false. */
const chain = 'another shop of a chain (no duplicate)';
const ofChains = { [chain]: otherShop, 'a shop of a chain, retyped': retypedShop };

/** People that are added, each in a street of their own. */
const manyPeople = 1000;

/** Measures how many duplicates are found: retypes customers as people do, and checks each against all customers. */
export async function measureDuplicates(target: Target, each: number): Promise<Quality[]> {
  const platform = await open(target);
  const definition = platform.registry.definition('customer');
  const features = new FeatureReader(definition);
  const random = new Random(99);
  const shops = await addChains(platform, random, target.customers);
  const persons = await addPeople(platform, random, target.customers, manyPeople);
  const results: (Quality & { times: number[] })[] = [];
  for (const [kind, corrupt] of Object.entries({ ...corruptions, ...people, ...ofChains })) {
    let [found, wrong, equal, candidates] = [0, 0, 0, 0];
    const times: number[] = [];
    for (let i = 0; i < each; i++) {
      const among = kind in ofChains ? shops : kind in people ? persons : null;
      const id = among ? random.pick(among) : random.between(1, target.customers);
      const original = (await platform.records.one(definition, id))!;
      const twin: WireRecord = { ...corrupt({ ...original }, random), customerId: undefined };
      const started = performance.now();
      const { rows, elsewhere } = await platform.duplicates.find(definition, twin);
      times.push(performance.now() - started);
      candidates += (await platform.duplicates.candidates(definition, features.read(twin))).ids.length;
      const isFound = (row: WireRecord) =>
        kind === chain ? row.custName === original.custName : row.customerId === original.customerId;
      // In another town, an equal name is found too. A chain is not counted so: its shops would all be found.
      if (rows.some(isFound) || (kind !== chain && elsewhere.some(isFound))) found++;
      equal += elsewhere.filter((row) => row.customerId !== original.customerId).length;
      wrong += rows.filter((row) => kind === chain || row.customerId !== original.customerId).length;
    }
    results.push({
      kind,
      recall: found / each,
      falseRows: wrong / each,
      elsewhere: equal / each,
      candidates: candidates / each,
      ...percentiles(times),
      times,
    });
  }
  for (const ids of [shops, persons]) await removeChains(platform, ids);
  await platform.close();
  const duplicates = results.filter(({ kind }) => kind !== chain);
  const mean = (name: 'recall' | 'falseRows' | 'elsewhere' | 'candidates') =>
    duplicates.reduce((sum, result) => sum + result[name], 0) / duplicates.length;
  const all = {
    kind: 'all',
    recall: mean('recall'),
    falseRows: mean('falseRows'),
    elsewhere: mean('elsewhere'),
    candidates: mean('candidates'),
    ...percentiles(results.flatMap(({ times }) => times)),
  };
  return [...results.map(({ times: _times, ...result }) => result), all];
}
