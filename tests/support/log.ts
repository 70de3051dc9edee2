/** The lines of a process's log, as objects. Other lines are left out. */
export const logOf = (out: string): Record<string, any>[] =>
  out.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Record<string, any>] : []));

/** The warnings and errors among lines of a log, without those that only say how slow the machine is. */
export const problemsIn = (lines: readonly Record<string, any>[]): Record<string, any>[] =>
  lines.filter(({ level, msg }) => level >= 40 && msg !== 'The main thread was held');
