import type { Rule } from './types-access.ts';

export interface List {
  readonly name: string;
  readonly title: string;
  readonly screen: string | null;
  readonly viewId: number | null;
  readonly columns: readonly string[];
  readonly more: readonly string[];
  /** Values shown below the name on a telephone. */
  readonly card: readonly string[];
  readonly filters: readonly string[];
  readonly where: Readonly<Record<string, unknown>>;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Date field that the date filter of the list applies to. */
  readonly date: string | null;
  /** Columns that a user can sort by. */
  readonly sorts: readonly string[];
  readonly rows: number;
  readonly create: string | null;
  readonly edit: string | null;
  readonly opens: 'page' | 'dialog';
  /** Text shown if the list has no rows. */
  readonly empty: string | null;
}

export interface Dialog {
  readonly name: string;
  readonly title: string;
  readonly width: number;
  readonly height: number | null;
  readonly layout: readonly (readonly string[])[];
  /** The rows of the layout by their heading; null if there are none. */
  readonly groups: Readonly<Record<string, readonly (readonly string[])[]>> | null;
  readonly readOnly: readonly string[];
  readonly createOnly: readonly string[];
  readonly require: Readonly<Record<string, string>>;
  readonly submit: string | null;
  readonly star: readonly string[] | null;
  /** Paths of lists to load when it opens: `tags/ATTACHMENT`. */
  readonly prefetch: readonly string[];
}

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
