import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader, type FileEntry } from '@zip.js/zip.js/lib/zip-core-native.js';
import { LimitPassed, workbookLimits } from './limits.ts';

/** Parts that have cells, or lead to them. Pictures and macros are not unpacked. */
const isWanted = /\.(?:xml|rels)$/i;

/**
 * Unpacks the XML of a workbook, unless the sizes that its directory states are too large together. A part that is
 * larger than stated is an error as soon as it passes that size: zip.js checks it while it unpacks, which SheetJS does
 * not.
 * @returns the parts by name
 * @throws LimitPassed; Error if it is no ZIP archive, or not a sound one
 */
export async function unpack(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  const wanted: FileEntry[] = [];
  let entries = 0;
  let unpacked = 0;
  for await (const entry of new ZipReader(new Uint8ArrayReader(bytes)).getEntriesGenerator()) {
    if (++entries > workbookLimits.entries) throw new LimitPassed('entries', workbookLimits.entries);
    if (entry.directory || !isWanted.test(entry.filename)) continue;
    unpacked += entry.uncompressedSize;
    if (unpacked > workbookLimits.unpacked) throw new LimitPassed('unpacked', workbookLimits.unpacked);
    wanted.push(entry);
  }
  const parts = new Map<string, Uint8Array>();
  for (const entry of wanted)
    parts.set(entry.filename, await entry.getData(new Uint8ArrayWriter(), { useWebWorkers: false }));
  return parts;
}
