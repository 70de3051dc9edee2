/** A cell of a grid: indexes of its row and column. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export interface CellChange extends Place {
  readonly text: string;
}

/** Cells between two corners, both included. */
export interface Range {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export const rangeOf = (a: Place, b: Place): Range => ({
  top: Math.min(a.row, b.row),
  left: Math.min(a.column, b.column),
  bottom: Math.max(a.row, b.row),
  right: Math.max(a.column, b.column),
});

/**
 * Where cells are pasted: from the first cell of the range on. They are repeated if the range has room for them several
 * times.
 */
export function pasted(cells: readonly (readonly string[])[], range: Range): CellChange[] {
  const [height, width] = [cells.length, Math.max(...cells.map((row) => row.length))];
  const fit = (room: number, size: number) => (room % size === 0 ? room : size);
  const rows = fit(range.bottom - range.top + 1, height);
  const columns = fit(range.right - range.left + 1, width);
  return Array.from({ length: rows * columns }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    const text = cells[row % height]![column % width] ?? '';
    return { row: range.top + row, column: range.left + column, text };
  });
}
