/** The lines of a process's log, as objects. What is no line of the log is left out. */
export const logOf = (out: string): Record<string, any>[] =>
  out.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Record<string, any>] : []));
