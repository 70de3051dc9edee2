/** Widths are parts of 300, the whole table (CON-025). */
export const wholeTable = 300;
export const leastWidth = 12;

/** The CSS custom property with a column's width. Dragging changes it without rendering rows again. */
export const widthName = (name: string) => `--width-${name}`;

/** Styles of a column's cells: its set width, or else the width of its content up to a maximum. */
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
