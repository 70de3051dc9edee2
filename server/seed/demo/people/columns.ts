import type { WireRecord } from '../../../core/records/records.ts';
import type { Surroundings } from '../surroundings.ts';
import { firstName } from './filters.ts';

/** Columns that demo users have chosen for a list, with their widths in parts of 300 (CON-025). */
const columns: Readonly<Record<string, Readonly<Record<number, Readonly<Record<string, number>>>>>> = {
  Simon: { 8: { sQuoteNo: 24, customer: 66, oppDescription: 96, quoteValue: 33, opportunityStatus: 33 } },
  Ian: { 4: { sQuoteNo: 24, versionNo: 20, customer: 84, productType: 54, productValue: 36, quoteStatus: 40 } },
};

export const userViewFields = ({ demoUsers }: Surroundings): WireRecord[] =>
  demoUsers.flatMap((user) =>
    Object.entries(columns[firstName(user)] ?? {}).flatMap(([view, widths]) =>
      Object.entries(widths).map(([dbField, width], i) => ({
        user,
        dbView: Number(view),
        dbField,
        colOrder: i + 1,
        width,
      })),
    ),
  );
