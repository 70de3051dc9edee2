/** Widths that users set are parts of 300, the whole table (CON-025). */
export const wholeTable = 300;
export const leastWidth = 12;

/** A width within its limits, rounded. */
export const limited = (width: number): number => Math.round(Math.max(leastWidth, Math.min(wholeTable, width)));

/** The width that is sent for a column of a table, both in pixels. */
export const widthOf = (pixels: number, table: number): number => limited((wholeTable * pixels) / table);

/** Hundredths of the table. */
export const hundredths = (width: number): number => (100 * width) / wholeTable;
