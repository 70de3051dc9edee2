/** A column as it was measured with nothing cut off. */
export interface Measured {
  readonly name: string;
  /** Width of its widest cell, the head included, in pixels. */
  readonly natural: number;
  /** Whether its texts may be cut: names and descriptions, but not dates, amounts or statuses. */
  readonly isText: boolean;
}

/** Columns of texts up to this width keep it; wider ones share the space that is left. */
const narrow = 140;
/** The same for the first column, which names the record. */
const narrowFirst = 190;
/** A wide column has at least this width, and no cell counts as wider than the second one. */
const [least, most] = [104, 420];
/** Its least width in a table that is too wide for its frame and therefore scrolls anyway. */
const leastScrolled = 184;

/** CSS custom properties with the width of a column: the one a user has set, the automatic one, and its limit. */
const chosenName = (name: string) => `--width-${name}`;
const autoName = (name: string) => `--auto-${name}`;
const limitName = (name: string) => `--limit-${name}`;

export { chosenName as widthName };

/** Styles of a column's cells. Dragging sets a custom property of the table, so that no row has to render again. */
export const widthOf = (name: string) => ({
  width: `var(${chosenName(name)}, var(${autoName(name)}, auto))`,
  minWidth: `var(${chosenName(name)}, var(${autoName(name)}, auto))`,
  maxWidth: `var(${chosenName(name)}, var(${limitName(name)}, none))`,
});

/**
 * Custom properties that give each column its width. Narrow columns keep their natural width. Wide ones share the rest
 * of the table in proportion to theirs, so that none is cut while another has room. If the rest is less than they need,
 * the table scrolls, and they are wider than their least width. If there is no wide one, the widest text gets the rest.
 * @param chosen widths that a user has set, in hundredths of the table
 * @param others width of the cells that are not columns, in pixels
 */
export function columnWidths(
  columns: readonly Measured[],
  chosen: Readonly<Record<string, number>>,
  others: number,
): Readonly<Record<string, string>> {
  const isChosen = ({ name }: Measured) => (chosen[name] ?? 0) > 0;
  const texts = columns.filter((column) => column.isText && !isChosen(column));
  const widest = Math.max(...texts.map(({ natural }) => natural));
  const first = texts.find(({ natural }) => natural === widest);
  const narrowOf = (column: Measured) => (column === columns[0] ? narrowFirst : narrow);
  const isWide = (column: Measured) =>
    texts.includes(column) && (column.natural > narrowOf(column) || column === first);
  const weight = ({ natural }: Measured) => Math.min(natural, most);
  const kept = columns.filter((column) => !isWide(column) && !isChosen(column));
  const wide = columns.filter(isWide);
  const whole = wide.reduce((sum, column) => sum + weight(column), 0);
  const taken = kept.reduce((sum, { natural }) => sum + natural, others);
  const set = columns.filter(isChosen).reduce((sum, { name }) => sum + chosen[name]!, 0);
  const rest = `(100cqw - ${taken + 2}px - ${set}cqw)`;
  const leastOf = (column: Measured) => (column.natural > narrowOf(column) ? least : column.natural);
  const needed = wide.reduce((sum, column) => sum + leastOf(column), 0);
  /** What a column gets beyond its least width: all of it or nothing, for the factor is large. */
  const more = (column: Measured) =>
    `clamp(0px, (${needed}px - ${rest}) * 1000, ${Math.min(column.natural, leastScrolled) - leastOf(column)}px)`;
  return Object.fromEntries([
    ...columns.filter(isChosen).map(({ name }) => [chosenName(name), `${chosen[name]}cqw`]),
    ...kept.flatMap((column) => [
      [autoName(column.name), `${column.natural}px`],
      // Without a limit, a value that may not be cut widens the column if a later page has a longer one.
      ...(column.isText ? [[limitName(column.name), `${narrowOf(column) + 20}px`]] : []),
    ]),
    ...wide.flatMap((column) => {
      const width = `max(${leastOf(column)}px + ${more(column)}, ${rest} * ${(weight(column) / whole).toFixed(4)})`;
      return [
        [autoName(column.name), width],
        [limitName(column.name), width],
      ];
    }),
  ]);
}
