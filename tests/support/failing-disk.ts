/**
 * Runs a command that is subject to file permissions, even if the tests run as root.
 * @param command program and arguments
 */
export function unprivileged(command: readonly string[]): readonly string[] {
  if (process.getuid?.() !== 0) return command;
  return ['setpriv', '--bounding-set', '-dac_override,-dac_read_search', ...command];
}

/** Runs a command with a limit on file size: the system refuses further writes, like a full disk. */
export const withSmallFiles = (bytes: number, command: readonly string[]): readonly string[] => [
  'sh',
  '-c',
  `ulimit -f ${Math.floor(bytes / 512)}; exec "$@"`,
  'sh',
  ...command,
];
