/** Widths are parts of 300, the whole table (2:226). */
export const wholeTable = 300;
export const leastWidth = 12;

/** The custom property of the table that holds the width of a column: dragging changes it without drawing rows anew. */
export const widthName = (name: string) => `--width-${name}`;

/** Styles of a column's cells: as wide as it was made, else as wide as it needs, up to a width. */
export const widthOf = (name: string, most = 'none') => ({
  width: `var(${widthName(name)}, auto)`,
  minWidth: `var(${widthName(name)}, auto)`,
  maxWidth: `var(${widthName(name)}, ${most})`,
});

export const cssWidth = (width: number) => `${(100 * width) / wholeTable}cqw`;

/** Custom properties of the columns that have a width of their own. */
export const widthStyles = (widths: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(widths)
      .filter(([, width]) => width > 0)
      .map(([name, width]) => [widthName(name), cssWidth(width)]),
  );
