import Sqlite from 'better-sqlite3';
import type { Row } from './database.ts';

interface SlowRead {
  readonly file: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

let database: Sqlite.Database | undefined;

/** Runs a statement on a connection of this thread, and returns its rows. */
export default function read({ file, text, values }: SlowRead): Row[] {
  database ??= open(file);
  try {
    return database
      .prepare<unknown[], Row>(text)
      .raw(true)
      .all(...values);
  } catch (error) {
    // An error of the driver alone would arrive without its message.
    throw new Error((error as Error).message, { cause: error });
  }
}

function open(file: string): Sqlite.Database {
  const opened = new Sqlite(file, { readonly: true, timeout: 5000 });
  opened.pragma('cache_size = -64000');
  // Sorts millions of rows about twice as fast as in memory.
  opened.pragma('temp_store = file');
  return opened;
}
