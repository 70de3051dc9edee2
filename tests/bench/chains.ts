import { customer as customers, type CustomerRecord } from '../../server/generated/customer.gen.ts';
import { firstNames, streetNames, surnames } from '../../server/seed/data/words.ts';
import { product } from '../../server/services/history/history.ts';
import type { Platform } from '../../server/services/platform.ts';
import type { Random } from '../../server/seed/demo/random.ts';

/** Chains, each with its number of shops: fewer and more than a blocking key may have. */
const chains = { KEYWELL: 40, 'HOLLOWAYS TILES': 150, 'BRIGHTSTONE TRADE CENTRE': 400 };

/** Adds the shops of some chains, each at the address of another customer. @returns their keys */
export async function addChains(platform: Platform, random: Random, most: number): Promise<number[]> {
  const ids: number[] = [];
  for (const [custName, count] of Object.entries(chains)) {
    const addresses = Array.from({ length: count }, () => random.between(1, most));
    const found = await platform.records.find(customers, { customerId: [...new Set(addresses)] });
    const shop = { customerId: undefined, version: undefined, custCode: null, phoneNo: null, email: null, custName };
    const shops = found.map((customer) => ({ ...customer, ...shop }));
    ids.push(...(await platform.bulk.add(customers, shops, product)));
  }
  return ids;
}

/** Adds people, each in another street of the town of another customer. @returns their keys */
export async function addPeople(platform: Platform, random: Random, most: number, count: number): Promise<number[]> {
  const keys = Array.from({ length: count }, () => random.between(1, most));
  const found = await platform.records.find(customers, { customerId: [...new Set(keys)] });
  const people = found.map((customer) => ({
    ...customer,
    customerId: undefined,
    version: undefined,
    custCode: null,
    phoneNo: null,
    email: null,
    custName: `${random.pick(firstNames)} ${random.pick(surnames)}`.toUpperCase(),
    address1: String(random.between(1, 240)),
    address2: `${random.pick(streetNames)} ${random.pick(['ROAD', 'STREET', 'CLOSE', 'AVENUE'])}`.toUpperCase(),
  }));
  return platform.bulk.add(customers, people, product);
}

/** Removes the shops or people, so that the next run measures the same customers. */
export async function removeChains(platform: Platform, ids: readonly number[]): Promise<void> {
  const shops: CustomerRecord[] = await platform.records.find(customers, { customerId: [...ids] });
  await platform.bulk.remove(customers, shops, product);
}
