import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import type { WireRecord } from '../../core/records/records.ts';
import { Random } from './random.ts';
import type { Person, Surroundings } from './surroundings.ts';

/** One customer, and what all its records share. Days count back from today. */
export interface Scene {
  readonly i: number;
  readonly random: Random;
  readonly customer: Readonly<Partial<Record<keyof Customer, unknown>>>;
  readonly customerRef: WireRecord;
  /** Days since the customer was added. */
  readonly age: number;
  /** The person who looks after the customer. */
  readonly keeper: Person;
  readonly around: Surroundings;
  /** The next key of an entity. */
  next(of: string): number;
  /** Who created and changed a record, and when. The change is never before the creation. */
  stamps(madeAgo: number, changedAgo?: number, by?: Person): WireRecord;
  /** The day this many days ago, in wire format. */
  day(ago: number): string;
}

/** The scene of a customer; the same in every run. */
export function sceneOf(customer: Scene['customer'], around: Surroundings, next: Scene['next']): Scene {
  const i = customer.customerId as number;
  const random = new Random(11, i);
  const { calendar } = around;
  const keeper = random.pick(random.chance(0.35) ? around.demoStaff : around.staff);
  const day = (ago: number) => calendar.day(-ago);
  return {
    i,
    random,
    customer,
    customerRef: { customerId: i, custName: customer.custName, custCode: customer.custCode },
    age: -calendar.offsetOf(customer.dateCreated as string),
    keeper,
    around,
    next,
    day,
    stamps: (madeAgo, changedAgo = madeAgo, by = keeper) => ({
      dateCreated: day(madeAgo),
      createdBy: by,
      dateUpdated: day(changedAgo),
      updatedBy: by,
    }),
  };
}
