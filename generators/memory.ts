/**
 * Remembers the last result for each name, and gives it again as long as what it was made of is the same. For a process
 * that generates again and again: most of the schemas have not changed in between.
 */
export function memory<T>(): (name: string, madeOf: string, make: () => T) => T {
  const last = new Map<string, { readonly madeOf: string; readonly result: T }>();
  return (name, madeOf, make) => {
    const known = last.get(name);
    if (known?.madeOf === madeOf) return known.result;
    const result = make();
    last.set(name, { madeOf, result });
    return result;
  };
}
