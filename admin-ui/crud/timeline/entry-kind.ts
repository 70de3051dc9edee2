import type { ComponentType } from 'react';
import type { HistoryEntry } from '../../core/data/history.ts';
import type { FieldInfo, Resource, SlotProps, WireRecord } from '../../core/model/resource.ts';
import type { Severity } from '../../core/theme/colours.ts';
import { Nothing } from '../../kit/later.tsx';
import type { DialogProps } from '../form/dialog-props.ts';

/** A kind of entries, as its schema describes it (x-timeline). */
export interface EntryKind {
  /** Name of the entity. */
  readonly name: string;
  readonly icon?: ComponentType<{ fontSize?: 'small' }>;
  readonly tint: Severity;
  /** References to records in whose timelines an entry is, with the names of their entities. */
  readonly under: Readonly<Record<string, string>>;
  /** Fields that a line shows after the name. */
  readonly shows: readonly string[];
  /** Long text, whose beginning is shown. */
  readonly text?: string;
  /** Those of these fields. */
  readonly fields: Readonly<Record<string, FieldInfo>>;
  /** The dialog that adds one. */
  readonly Create?: ComponentType<DialogProps>;
  /** A button that adds one in another way. */
  readonly Add?: ComponentType<SlotProps>;
}

/** An entry as the server answers it. */
export interface TimelineEntry {
  /** Name of its entity; `change` for a change of the record itself. */
  readonly kind: string;
  readonly id: number;
  /** `28/11/2026 09:30`, or only the day. */
  readonly at: string;
  readonly by: { readonly id: number | null; readonly fullName: string } | null;
  readonly record?: WireRecord;
  readonly action?: HistoryEntry['action'];
  readonly changes?: HistoryEntry['changes'];
}

/** The day of an entry. */
export const dayOf = ({ at }: Pick<TimelineEntry, 'at'>): string => at.slice(0, 10);

/** The time of an entry; an empty string if only its day is known. */
export const timeOf = ({ at }: Pick<TimelineEntry, 'at'>): string => at.slice(11);

/** What a new entry gets from the record on whose page it is added: that record, and what both refer to. */
export function defaultsOf({ under }: Pick<EntryKind, 'under'>, of: Resource, record: WireRecord): WireRecord {
  const own = Object.fromEntries([of.key, of.display, ...of.embed].map((name) => [name, record[name]]));
  const shared = Object.entries(under).map(([name, to]): [string, unknown] => {
    if (to === of.name) return [name, own];
    return [name, of.fields[name]?.to === to ? record[name] : null];
  });
  return Object.fromEntries(shared.filter(([, value]) => value));
}

/** The button that adds an entry of a kind without a dialog; nothing if its extension has none. */
export const addOf = ({ slots }: Resource): ComponentType<SlotProps> => slots['timeline.add'] ?? Nothing;
