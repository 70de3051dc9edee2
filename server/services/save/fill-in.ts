import type { WireRecord } from '../../core/records/wire.ts';

/** Fills in a message such as `…Branch: {mbpBranch.branchName}` with the record's values. */
export const fillIn = (message: string, record: WireRecord) =>
  message.replace(/\{(\w+)(?:\.(\w+))?\}/g, (_, name: string, part?: string) => {
    const value = record[name];
    return String((part ? (value as WireRecord | null)?.[part] : value) ?? '');
  });
