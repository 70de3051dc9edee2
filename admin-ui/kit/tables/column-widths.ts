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
/** A wide column has at least this width, and no cell counts as wider than the second one. */
const [least, most] = [104, 420];

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
 * of the table in proportion to theirs, so that none is cut while another has room. If there is no wide one, the widest
 * text gets the rest.
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
  const isWide = (column: Measured) => texts.includes(column) && (column.natural > narrow || column === first);
  const weight = ({ natural }: Measured) => Math.min(natural, most);
  const kept = columns.filter((column) => !isWide(column) && !isChosen(column));
  const wide = columns.filter(isWide);
  const whole = wide.reduce((sum, column) => sum + weight(column), 0);
  const taken = kept.reduce((sum, { natural }) => sum + natural, others);
  const set = columns.filter(isChosen).reduce((sum, { name }) => sum + chosen[name]!, 0);
  const rest = `(100cqw - ${taken + 2}px - ${set}cqw)`;
  return Object.fromEntries([
    ...columns.filter(isChosen).map(({ name }) => [chosenName(name), `${chosen[name]}cqw`]),
    ...kept.flatMap(({ name, natural, isText }) => [
      [autoName(name), `${natural}px`],
      // Without a limit, a value that may not be cut widens the column if a later page has a longer one.
      ...(isText ? [[limitName(name), `${narrow + 20}px`]] : []),
    ]),
    ...wide.flatMap((column) => {
      const width = `max(${column.natural > narrow ? least : column.natural}px, ${rest} * ${(weight(column) / whole).toFixed(4)})`;
      return [
        [autoName(column.name), width],
        [limitName(column.name), width],
      ];
    }),
  ]);
}
