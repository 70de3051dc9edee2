import { sql } from '../../server/core/db/sql.ts';
import { restartKeys } from '../../server/seed/base.ts';
import { bulkLoading } from '../../server/seed/bulk/loading.ts';
import { firstNames, surnames } from '../../server/seed/data/words.ts';
import { Random } from '../../server/seed/demo/random.ts';
import { addRecords } from '../../server/services/save/add-records.ts';
import { latency, type Call } from './load.ts';
import { open, type Target } from './prepare.ts';
import { startProduct } from './servers.ts';

export interface SearchRow {
  readonly engine: string;
  readonly customers: number;
  readonly what: string;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
}

/** Calls of each line. */
const each = 200;

type Sample = Readonly<Record<string, any>>;

const find = (kinds: string, text: string): Call => ({
  path: `/v1/search?kinds=${kinds}&text=${encodeURIComponent(text)}`,
});
const digits = (text: string) => text.replace(/\D/g, '');
const longest = ({ custName }: Sample): string =>
  (custName as string).split(/[^A-Z]+/).toSorted((a, b) => b.length - a.length)[0]!;
/** A word with its second and third letters swapped. */
const slipped = (word: string) => word[0]! + word[2]! + word[1]! + word.slice(3);

/** What people have in hand, and the call that finds it. */
const lines: Readonly<Record<string, (customer: Sample, contact: Sample) => Call>> = {
  'a telephone number with +44': ({ phoneNo }) => find('customer', `+44 ${digits(phoneNo).slice(1)}`),
  'the last six digits': ({ phoneNo }) => find('customer', digits(phoneNo).slice(-6)),
  'a mobile of a contact': (_, { mobile }) => find('contact', mobile ?? '07700 900123'),
  'an e-mail address': (_, { email }) => find('contact', email),
  'the digits of an account number': ({ custCode, customerId }) =>
    find('customer', digits(custCode ?? '').slice(-4) || String(customerId)),
  'a word of a name': (customer) => find('customer', longest(customer)),
  'two words of a name': ({ custName }) => find('customer', custName.split(' ').slice(0, 2).join(' ')),
  'a name with “and”': ({ custName }) => find('customer', custName.replace('&', 'and')),
  'a name that is split': (customer) => {
    const word = longest(customer);
    return find('customer', `${word.slice(0, 3)} ${word.slice(3)}`);
  },
  'a word with a slip': (customer) => find('customer', slipped(longest(customer))),
  'a slip in a name and the town': (customer) =>
    find('customer', `${slipped(longest(customer))} ${customer.cityTown?.cityTownName ?? ''}`),
  'a contact by name': (_, { contactName }) => find('contact', contactName),
  'a contact with a slip': (_, { lastName }) => find('contact', slipped(`${lastName}XX`.slice(0, lastName.length))),
  'all kinds at once': (customer) => find('customer,contact,enquiry,quotation,activity,user', longest(customer)),
  'two letters, as somebody begins to type': (customer) => find('customer,contact', longest(customer).slice(0, 2)),
  'the selection dialog': (customer) => ({
    method: 'POST',
    path: '/v1/searchCustomers/1',
    body: JSON.stringify({ searchText: longest(customer) }),
  }),
};

/** Measures searches over customers with two contacts each. Adds the contacts that are missing. */
export async function measureSearches(target: Target): Promise<SearchRow[]> {
  await addContacts(target);
  const { customers, contacts } = await sampled(target);
  const product = await startProduct(target);
  const rows: SearchRow[] = [];
  for (const [what, call] of Object.entries(lines)) {
    const calls = customers.map((customer, i) => call(customer, contacts[i]!));
    const { p50, p95 } = await latency(product.url, calls, product.token);
    rows.push({ engine: target.engine, customers: target.customers, what, p50, p95 });
    console.log(`  ${what.padEnd(42)} p50 ${p50.toFixed(2).padStart(7)} ms, p95 ${p95.toFixed(2).padStart(7)} ms`);
  }
  await product.stop();
  return rows;
}

async function addContacts(target: Target) {
  const platform = await open(target);
  const { database, duplicates, registry } = platform;
  const definition = registry.definition('contact');
  const last = Number(await database.value(sql`select coalesce(max(contact_id), 0) from contact`));
  const missing = target.customers * 2 - last;
  if (missing > 0) {
    const random = new Random(7);
    const contact = (id: number) => {
      const [first, surname] = [random.pick(firstNames).toUpperCase(), random.pick(surnames).toUpperCase()];
      return {
        contactId: id,
        firstName: first,
        lastName: surname,
        contactName: `${first} ${surname}`,
        customer: { customerId: Math.ceil(id / 2) },
        email: `${first}.${surname}${id}@people${id % 5000}.example`.toLowerCase().replace(/[^a-z0-9.@]/g, ''),
        mobile: `07${random.between(300, 999)} ${random.between(100000, 999999)}`,
        active: true,
      };
    };
    await bulkLoading(platform, { entities: ['contact'], atOnce: false }, async () => {
      for (let from = last + 1; from <= last + missing; from += 10_000) {
        const count = Math.min(10_000, last + missing - from + 1);
        const records = Array.from({ length: count }, (_, i) => contact(from + i));
        await database.write(() => addRecords(database, duplicates, definition, records));
      }
    });
    await restartKeys(platform, 'contact', 'contact_id');
  }
  await platform.close();
}

async function sampled(target: Target) {
  const platform = await open(target);
  const random = new Random(5);
  const ids = [...new Set(Array.from({ length: each * 2 }, () => random.between(1, target.customers)))].slice(0, each);
  const of = async (name: string, keys: readonly number[]) => {
    const definition = platform.registry.definition(name);
    return platform.records.list(definition, {
      where: [{ field: definition.key, operator: 'in', value: keys }],
      search: null,
      sort: { field: definition.key, order: 'ASC' },
      offset: 0,
      limit: each,
    });
  };
  const customers = await of('customer', ids);
  const contacts = await of(
    'contact',
    ids.map((id) => id * 2),
  );
  await platform.close();
  return { customers, contacts: contacts.length ? contacts : customers };
}
