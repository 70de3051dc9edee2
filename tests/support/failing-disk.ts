/**
 * Runs a command under the permissions of files, as every user but root meets them.
 * @param command program and arguments
 */
export function unprivileged(command: readonly string[]): readonly string[] {
  if (process.getuid?.() !== 0) return command;
  return ['setpriv', '--bounding-set', '-dac_override,-dac_read_search', ...command];
}

/** Runs a command that can make no file larger than this: the system refuses to write on, as a full disk does. */
export const withSmallFiles = (bytes: number, command: readonly string[]): readonly string[] => [
  'sh',
  '-c',
  `ulimit -f ${Math.floor(bytes / 512)}; exec "$@"`,
  'sh',
  ...command,
];
