import type { ComponentType } from 'react';
import { addMessages } from './i18n/t.ts';
import type { Pickers } from './model/picker.ts';
import type { ResourceSummary, SlotProps } from './model/resource.ts';
import type { PermissionInfo, Rule } from './model/rule.ts';
import type { Shortcut } from './shortcuts.ts';
import type { TimelineProps } from './model/timeline-props.ts';
import type { AccountPage, MenuGroup, Screen } from './model/screen.ts';

/** Translations by key, nested by entity. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

export interface Command {
  readonly title: string;
  /** Who may do it. */
  readonly rule: Rule;
  run(): void;
}

/** Everything the platform shows, generated from the schemas or written by hand. */
export interface Contents {
  readonly resources: Readonly<Record<string, ResourceSummary>>;
  /** Every page. If two have the same address, the first one opens. */
  readonly screens: readonly Screen[];
  readonly menu: readonly MenuGroup[];
  /** Access rules of menu entries and their groups, by the address of the page. */
  readonly menuRules: Readonly<Record<string, readonly Rule[]>>;
  /** By code, area by area. */
  readonly permissions: Readonly<Record<string, PermissionInfo>>;
  readonly messages: Messages;
  /** Dialogs for references with the widget `picker`, by the entity they choose from. */
  readonly pickers: Pickers;
  /** Tools in the top bar between the search and the account, in order. */
  readonly tools: readonly ComponentType[];
  /** What the search offers to do, besides adding records and the user's own settings. */
  readonly commands: readonly Command[];
  /** Actions at the head of the page of every record. Each shows nothing for records that it is not for. */
  readonly recordTools: readonly ComponentType<SlotProps>[];
  /** Further actions on that page on a telephone. */
  readonly phoneTools: readonly ComponentType<SlotProps>[];
  /** Timelines on the pages of records, by the names of their entities. */
  readonly timelines: Readonly<Record<string, ComponentType<TimelineProps>>>;
  /** What is above the timeline of every record. Each shows nothing for records that it is not for. */
  readonly composers: readonly ComponentType<SlotProps>[];
  /** Pages that the account menu leads to. */
  readonly accountPages: readonly AccountPage[];
  /** Keyboard shortcuts by entity, for the list of shortcuts where its records are shown. */
  readonly shortcuts: Readonly<Record<string, readonly Shortcut[]>>;
  /** Lists whose columns are fetched in advance, by number. */
  readonly viewsAhead: readonly { readonly id: number; readonly rule: Rule }[];
  /**
   * Where Back leads from a record, by the address of its list. Default: to that list. `before` leads to the previous
   * page. An address leads to that list, or to the previous page if that list has not been opened yet (AMB-093).
   */
  readonly backTo: Readonly<Record<string, 'before' | `/${string}`>>;
}

let current: Contents | null = null;

/** Sets the contents. Call once, before the first page is rendered. */
export function setContents(handed: Contents): void {
  current = handed;
  addMessages(handed.messages);
}

/** @throws {Error} if `setContents` has not been called */
export function contents(): Contents {
  if (!current) throw new Error('The contents have not been set.');
  return current;
}
