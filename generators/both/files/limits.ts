const megabyte = 1_048_576;

/** Attachments must be smaller than this, in bytes (CON-004, VAL-007). */
export const attachmentBytes = 10_485_760;

/** Rows of a sheet of list entries: a save checks them all in one call. */
export const listSheetRows = 2000;

/** What a file of rows may contain at most, so that reading it ends soon and takes a bounded amount of memory. */
export interface FileLimits {
  readonly bytes: number;
  /** Counted up to the last row, or the last cell of a row, that is not blank. */
  readonly rows: number;
  readonly columns: number;
  readonly cells: number;
  /** Characters of a cell. */
  readonly characters: number;
  readonly seconds: number;
}

/**
 * A spreadsheet that is chosen in the browser. A posting takes 100,000 rows of at most 15 columns: 16 MB as XLSX, of
 * which 60 MB unpacked.
 */
export const chosenSheet: FileLimits = {
  bytes: 50 * megabyte,
  rows: 100_000,
  columns: 1000,
  cells: 3_000_000,
  // A cell of Excel has no more.
  characters: 32_767,
  seconds: 60,
};

/**
 * A list that a command imports: as many rows as a sheet of Excel can have. Its text must fit into one string. `memory`
 * is in bytes; for a worker of a browser, nothing but the other limits bounds the memory.
 */
export const importedList: FileLimits & { readonly memory: number } = {
  ...chosenSheet,
  bytes: 500 * megabyte,
  rows: 1_048_576,
  cells: 30_000_000,
  seconds: 300,
  memory: 2048 * megabyte,
};

/** Limits of every workbook. All of its cells are in memory at once, about 200 bytes each. */
export const workbookLimits = { entries: 5000, unpacked: 200 * megabyte, cells: 3_000_000 };

export type LimitName = keyof FileLimits | 'entries' | 'unpacked' | 'memory';

/** A file has more of something than is read. */
export class LimitPassed extends Error {
  override readonly name = 'LimitPassed';
  readonly limit: LimitName;
  readonly most: number;
  /** Address of the cell, if it is one: `B3`. */
  readonly address: string;

  constructor(limit: LimitName, most: number, address = '') {
    super(limit);
    this.limit = limit;
    this.most = most;
    this.address = address;
  }
}

/** A limit with its unit: `200 MB`, `100,000`. */
export const amountOf = ({ limit, most }: Pick<LimitPassed, 'limit' | 'most'>): string =>
  limit === 'bytes' || limit === 'unpacked' || limit === 'memory'
    ? `${most / megabyte} MB`
    : most.toLocaleString('en-GB');
