import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads the arguments of a command, before it does anything. With --help, or if one is unknown, it says how to use the
 * command and ends.
 * @param usage how to use it; the first line without `usage: `
 */
export function readArguments<T extends Options>(usage: string, options: T) {
  const help = { type: 'boolean', default: false } as const;
  const config = { allowPositionals: true, options: { ...options, help } } as const;
  const read = () => {
    try {
      return parseArgs(config);
    } catch (error) {
      // What follows is advice on how to write a name that begins with a hyphen.
      return wrongUsage(usage, (error as Error).message.replace(/\. To specify .*/s, '.'));
    }
  };
  const { values, positionals } = read();
  if ((values as { help?: boolean }).help) {
    console.log(`usage: ${usage}`);
    process.exit(0);
  }
  return { values, positionals };
}

/** Ends the command, because it was used in a wrong way. */
export function wrongUsage(usage: string, problem?: string): never {
  console.error([...(problem ? [problem] : []), `usage: ${usage}`].join('\n'));
  process.exit(1);
}
