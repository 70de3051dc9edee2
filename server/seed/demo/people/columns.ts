import type { WireRecord } from '../../../core/records/records.ts';
import type { Surroundings } from '../surroundings.ts';
import { firstName } from './filters.ts';

/** Columns that demo users have chosen for a list, with their widths. */
const columns: Readonly<Record<string, Readonly<Record<number, Readonly<Record<string, number>>>>>> = {
  Simon: { 8: { sQuoteNo: 110, customer: 240, oppDescription: 300, quoteValue: 120, opportunityStatus: 120 } },
  Ian: { 4: { sQuoteNo: 110, versionNo: 90, customer: 260, productType: 160, productValue: 120, quoteStatus: 120 } },
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
