/**
 * The parameters of an address after a change. Any change goes back to the first page, unless it names another; values
 * that are empty and the first page are left out.
 */
export function changedAddress(
  old: URLSearchParams,
  changes: Readonly<Record<string, string | number>>,
): URLSearchParams {
  const next = new URLSearchParams(old);
  for (const [name, value] of Object.entries<string | number>({ page: 1, ...changes }))
    if (value === '' || (name === 'page' && value === 1)) next.delete(name);
    else next.set(name, String(value));
  return next;
}
