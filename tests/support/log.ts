/** The lines of a process's log, as objects. Other lines are left out. */
export const logOf = (out: string): Record<string, any>[] =>
  out.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Record<string, any>] : []));
