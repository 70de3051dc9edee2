/** Customers with all of their work in the demo data. The others get theirs only on request. */
export const demoCustomers = 5000;

/** What a customer has: contacts, activities, and for each enquiry the versions of its quotation. */
export interface Share {
  readonly contacts: number;
  readonly activities: number;
  readonly versions: readonly number[];
}

/** Of eight customers, over and over: so N customers have 2N contacts, 3N activities, N enquiries and 1.5N versions. */
const shares: readonly Share[] = [
  { contacts: 2, activities: 3, versions: [3] },
  { contacts: 1, activities: 2, versions: [] },
  { contacts: 3, activities: 5, versions: [0, 3] },
  { contacts: 2, activities: 3, versions: [2] },
  { contacts: 2, activities: 3, versions: [1] },
  { contacts: 1, activities: 1, versions: [] },
  { contacts: 3, activities: 4, versions: [2, 0] },
  { contacts: 2, activities: 3, versions: [1] },
];

export const shareOf = (i: number): Share => shares[i % shares.length]!;

/** 0.3N notes. */
export const hasNote = (i: number): boolean => [1, 4, 8].includes(i % 10);

/** Of the customers of the demo all with an account number, then 0.2N. */
export const hasAccounts = (i: number): boolean => i <= demoCustomers || i % 5 === 0;

/** Sales and forecasts of three years, some 35 rows in all: of the first customers with an account number, then 0.02N. */
export const hasSales = (i: number): boolean => i <= 1000 || i % 50 === 0;
