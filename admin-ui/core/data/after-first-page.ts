import { queryClient } from './queries.ts';

/** Time after which a page has probably loaded, in milliseconds. */
const idle = 3000;
/** Time without a running query after which nothing more is expected, in milliseconds. */
const quiet = 500;

/** Runs something once the first page has probably loaded. Returns a function that cancels it. */
export function afterFirstPage(run: () => void): () => void {
  const timer = setTimeout(run, idle);
  return () => clearTimeout(timer);
}

/** Runs something later still: once nothing is being loaded any more. Returns a function that cancels it. */
export function afterQuiet(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = (wasQuiet: boolean) => {
    const isQuiet = queryClient.isFetching() === 0;
    if (isQuiet && wasQuiet) run();
    else timer = setTimeout(look, quiet, isQuiet);
  };
  const cancel = afterFirstPage(() => look(false));
  return () => {
    cancel();
    clearTimeout(timer);
  };
}
