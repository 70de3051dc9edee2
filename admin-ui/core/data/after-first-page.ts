/** Time after which a page has probably loaded, in milliseconds. */
const idle = 3000;

/** Runs something once the first page has probably loaded. Returns a function that cancels it. */
export function afterFirstPage(run: () => void): () => void {
  const timer = setTimeout(run, idle);
  return () => clearTimeout(timer);
}
