import type { CustomerRecord } from '../../generated/customer.gen.ts';

type Addressed = Pick<CustomerRecord, 'address1' | 'address2' | 'address3' | 'address4' | 'cityTown' | 'postCode'>;

/** The lines of an address as people write it: a house number stands before its street. */
export function addressOf({ address1, address2, address3, address4, cityTown, postCode }: Addressed): string[] {
  const isNumber = /^\d+\s?[A-Z]?$/i.test(address1 ?? '');
  const street = isNumber && address2 ? [`${address1} ${address2}`] : [address1, address2];
  return linesOf([...street, address3, address4, cityTown?.display?.toUpperCase() ?? null, postCode]);
}

/** A dash stands for a line that an address does not have. */
export const linesOf = (lines: readonly (string | null)[]): string[] =>
  lines.filter((line): line is string => line !== null && !/^[\s.-]*$/.test(line));
