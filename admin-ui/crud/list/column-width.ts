/** Widths that users set are parts of 300, the whole table (CON-025). */
export const wholeTable = 300;
export const leastWidth = 12;

/** Hundredths of the table. */
export const hundredths = (width: number): number => (100 * width) / wholeTable;
