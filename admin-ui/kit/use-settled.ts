import { useEffect, useState } from 'react';

/** A text once it has not changed for `after` ms. An empty one counts at once. */
export function useSettled(value: string, after: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : after);
    return () => clearTimeout(timer);
  }, [value, after]);
  return settled;
}
