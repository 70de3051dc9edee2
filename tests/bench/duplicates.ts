import { Random } from '../../server/seed/demo/random.ts';
import type { WireRecord } from '../../server/core/records/records.ts';
import { FeatureReader } from '../../server/services/duplicates/features.ts';
import { addChains, removeChains } from './chains.ts';
import { corruptions, otherShop, retypedShop } from './corrupt.ts';
import { percentiles } from './load.ts';
import { open, type Target } from './prepare.ts';

export interface Quality {
  readonly kind: string;
  /** Share of the cases in which the customer was found. Of cases that are not duplicates, it should be near 0. */
  readonly recall: number;
  readonly falseRows: number;
  readonly candidates: number;
  readonly p50: number;
  readonly p95: number;
}

/** Cases that are not duplicates: the rows found are other shops of the chain, all of them false. */
const chain = 'another shop of a chain (no duplicate)';
const ofChains = { [chain]: otherShop, 'a shop of a chain, retyped': retypedShop };

/** Measures how many duplicates are found: retypes customers as people do, and checks each against all customers. */
export async function measureDuplicates(target: Target, each: number): Promise<Quality[]> {
  const platform = await open(target);
  const definition = platform.registry.definition('customer');
  const features = new FeatureReader(definition);
  const random = new Random(99);
  const shops = await addChains(platform, random, target.customers);
  const results: (Quality & { times: number[] })[] = [];
  for (const [kind, corrupt] of Object.entries({ ...corruptions, ...ofChains })) {
    let [found, wrong, candidates] = [0, 0, 0];
    const times: number[] = [];
    for (let i = 0; i < each; i++) {
      const id = kind in ofChains ? random.pick(shops) : random.between(1, target.customers);
      const original = (await platform.records.one(definition, id))!;
      const twin: WireRecord = { ...corrupt({ ...original }, random), customerId: undefined };
      const started = performance.now();
      const { rows } = await platform.duplicates.find(definition, twin);
      times.push(performance.now() - started);
      candidates += (await platform.duplicates.candidates(definition, features.read(twin))).ids.length;
      const isFound = (row: WireRecord) =>
        kind === chain ? row.custName === original.custName : row.customerId === original.customerId;
      if (rows.some(isFound)) found++;
      wrong += rows.filter((row) => kind === chain || row.customerId !== original.customerId).length;
    }
    results.push({
      kind,
      recall: found / each,
      falseRows: wrong / each,
      candidates: candidates / each,
      ...percentiles(times),
      times,
    });
  }
  await removeChains(platform, shops);
  await platform.close();
  const duplicates = results.filter(({ kind }) => kind !== chain);
  const mean = (name: 'recall' | 'falseRows' | 'candidates') =>
    duplicates.reduce((sum, result) => sum + result[name], 0) / duplicates.length;
  const all = {
    kind: 'all',
    recall: mean('recall'),
    falseRows: mean('falseRows'),
    candidates: mean('candidates'),
    ...percentiles(results.flatMap(({ times }) => times)),
  };
  return [...results.map(({ times: _times, ...result }) => result), all];
}
