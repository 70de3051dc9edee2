import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import type { WireRecord } from '../../core/records/records.ts';
import { subAreas, towns } from '../data/towns.ts';
import {
  brandWords,
  companyForms,
  firstNames,
  streetNames,
  streetTypes,
  surnames,
  tags,
  trades,
} from '../data/words.ts';
import { Random, weighted } from './random.ts';
import { demoCustomers, shareOf } from './shares.ts';
import type { Surroundings } from './surroundings.ts';

const town = weighted(towns.map((one) => [one, one.weight] as const));
const form = weighted(companyForms);
const street = weighted(streetTypes);
/** Picks a surname. Those earlier in the list are more frequent. */
const surname = weighted(surnames.map((name, i) => [name, 1000 / (i + 30)] as const));
const inward = 'ABDEFGHJLNPQRSTUWXYZ';
/** How many days ago the first and the last customer were added. */
const [oldest, youngest] = [2125, 25];

/** The i-th customer; the same in every run. */
export function customer(i: number, around: Surroundings): WireRecord {
  const random = new Random(7, i);
  const place = town(random);
  const outward = random.pick(place.districts);
  const name = companyName(random, place.name);
  const { region = null, mbpBranch = null, salesExec = null } = around.territory(outward);
  const active = !random.chance(0.04);
  // Customers with quotations are approved.
  const requireApproval = active && random.chance(0.04) && !shareOf(i).versions.length;
  const date = around.calendar.day(-(requireApproval ? random.between(5, 20) : age(i, random)));
  const who = random.pick(around.staff);
  const domain = `${name
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
    .slice(0, 18)}${i}.example`;
  return {
    customerId: i,
    custCode: requireApproval
      ? null
      : `${name.replace(/[^A-Za-z]/g, '').slice(0, 4)}${String(i).padStart(4, '0')}`.toUpperCase(),
    custName: name.toUpperCase(),
    address1: house(random).toUpperCase(),
    address2: `${random.pick(streetNames)} ${street(random)}`.toUpperCase(),
    address3: random.pick(subAreas).toUpperCase(),
    cityTown: around.named('cityTown', place.name),
    postCode: `${outward} ${random.between(0, 9)}${inward[random.between(0, 19)]}${inward[random.between(0, 19)]}`,
    country: 'UK',
    region,
    mbpBranch,
    salesExec,
    customerType: random.pick(around.lists.customerType),
    industryType: random.chance(0.6) ? random.pick(around.lists.industryType) : null,
    phoneNo: landline(random, place.dial),
    mobile: random.chance(0.5) ? `07${random.between(300, 999)} ${random.between(100000, 999999)}` : null,
    email: random.chance(0.7) ? `${random.pick(['info', 'office', 'sales', 'accounts', 'enquiries'])}@${domain}` : null,
    website: random.chance(0.4) ? `www.${domain}` : null,
    parentFlag: random.chance(0.005),
    tags: i <= demoCustomers && random.chance(0.3) ? [around.named('tag', random.pick(tags.CUSTOMER))] : [],
    requireApproval,
    active,
    status: !active ? 'Inactive' : requireApproval ? 'Awaiting approval' : 'Active',
    dateCreated: date,
    createdBy: who,
    dateUpdated: date,
    updatedBy: who,
  } satisfies Partial<Record<keyof Customer, unknown>>;
}

/** The name of a company: a person, an invented word, a place or two people, usually followed by the trade. */
function companyName(random: Random, townName: string): string {
  const trade = random.pick(trades);
  const kind = random.next();
  const stem =
    kind < 0.3
      ? `${surname(random)} ${trade}`
      : kind < 0.42
        ? `${random.pick(firstNames)[0]} ${random.chance(0.4) ? `${random.pick(firstNames)[0]} ` : ''}${surname(random)} ${trade}`
        : kind < 0.72
          ? `${random.pick(brandWords)} ${trade}`
          : kind < 0.84
            ? `${surname(random)} & ${surname(random)} ${random.chance(0.5) ? trade : ''}`
            : kind < 0.92
              ? `${random.pick(brandWords)} ${random.pick(brandWords)}`
              : `${townName.replace(/ \(.*/, '')} ${trade}`;
  return `${stem.trim()} ${form(random)}`.trim().slice(0, 100);
}

function house(random: Random): string {
  const kind = random.next();
  if (kind < 0.55) return String(random.between(1, 240));
  if (kind < 0.85) return `Unit ${random.between(1, 40)}${random.chance(0.15) ? random.pick(['A', 'B', 'C']) : ''}`;
  return `${random.pick(brandWords)} ${random.pick(['House', 'Works', 'Yard', 'Court'])}`;
}

/** A telephone number, spaced as its dialling code requires: 020 7946 0123, 0114 496 0123, 01904 123456. */
function landline(random: Random, dial: string): string {
  const digits = (count: number) => Array.from({ length: count }, (_, i) => random.between(i ? 0 : 2, 9)).join('');
  if (dial.length === 3) return `${dial} ${digits(4)} ${digits(4)}`;
  return dial.length === 4 ? `${dial} ${digits(3)} ${digits(4)}` : `${dial} ${digits(6)}`;
}

/** How many days ago a customer was added; lower numbers were added earlier. */
const age = (i: number, random: Random): number =>
  youngest + Math.floor((i <= 500 ? 1 - i / 500 : random.next()) * (oldest - youngest));
