import type { Rule } from './types-access.ts';

export interface Page {
  readonly screen: string;
  readonly edit: string | null;
  readonly facts: readonly string[];
  readonly tabs: readonly Tab[];
}

export interface Tab {
  readonly name: string;
  readonly title: string;
  /** Fields by the heading of their group; null if the tab shows no fields. */
  readonly groups: Readonly<Record<string, readonly string[]>> | null;
  readonly list: {
    readonly of: string;
    readonly by: string;
    /** Field of the page's record whose value the rows have in `by`; null for the record itself. */
    readonly from: string | null;
    readonly list: string;
  } | null;
  readonly history: boolean;
  /** Whether the extension renders the content. */
  readonly slot: boolean;
}

export interface MenuGroup {
  readonly title: string;
  readonly icon: string | null;
  /** Whether the side menu shows only its heading until it is opened. */
  readonly folds: boolean;
  readonly rule: Rule;
  readonly items: readonly MenuItem[];
}

export interface MenuItem {
  readonly title: string;
  readonly screen: string | null;
  readonly icon: string | null;
  readonly rule: Rule;
  /** Icons by report type, if the reports that the user may see are inserted here. */
  readonly reports: Readonly<Record<string, string>> | null;
  readonly items: readonly MenuItem[];
}
