/** Number of customers that have all their work in the demo data. Further customers get theirs only on request. */
export const demoCustomers = 5000;

/**
 * What a customer has: numbers of contacts and activities, and for each enquiry the number of versions of its
 * quotation.
 */
export interface Share {
  readonly contacts: number;
  readonly activities: number;
  readonly versions: readonly number[];
}

/**
 * A pattern that repeats every eight customers: N customers have 2N contacts, 3N activities, N enquiries, 1.5N
 * versions.
 */
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

/** Three in ten customers have a note. */
export const hasNote = (i: number): boolean => [1, 4, 8].includes(i % 10);

/** Demo customers have accounts if they have an account number; of the others, one in five may. */
export const hasAccounts = (i: number): boolean => i <= demoCustomers || i % 5 === 0;

/**
 * Customers with sales and forecasts of three years, about 35 rows each: the first thousand; after them, one in fifty.
 */
export const hasSales = (i: number): boolean => i <= 1000 || i % 50 === 0;
