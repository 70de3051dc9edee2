import { createContext, useContext } from 'react';
import { labelOf } from '../../core/model/label.ts';
import { textOf } from '../../core/model/values.ts';
import type { ListView, Resource, WireRecord } from '../../core/model/resource.ts';
import type { View } from '../../core/model/screen.ts';
import type { Columns } from '../columns/use-columns.ts';
import type { FilteredList } from '../saved-filters/use-filter-form.ts';
import type { ListPrint } from './use-list-print.ts';
import type { Selection } from './use-selection.ts';

/** An alternative view of a list, such as a calendar. */
export interface OtherView {
  readonly view: ListView<WireRecord> | undefined;
  readonly isOn: boolean;
  setOn(on: boolean): void;
}

/** State shared by the parts of a list. */
export interface ListState extends FilteredList {
  readonly name: string;
  readonly columns: Columns;
  /** Values under the name of a row on a telephone; none for the first columns. */
  readonly card: readonly string[];
  readonly filters: readonly string[];
  /** The numbered list that saved filters belong to; none inside a record. */
  readonly view: View | undefined;
  /** Columns the list can be sorted by. */
  readonly sorts: readonly string[];
  /** The record that the rows belong to, by reference field; empty for a top-level list. */
  readonly within: WireRecord;
  readonly other: OtherView;
  readonly print: ListPrint;
  readonly selection: Selection;
  readonly canCreate: boolean;
  readonly canEdit: boolean;
  /** Name of the dialog that edits a record; undefined if there is none or the user may not change records. */
  readonly edits: string | undefined;
  /** Whether a row opens: its page, or its dialog, where people who may not change it read it. */
  readonly canOpen: boolean;
  readonly canRemove: boolean;
  /** Keys of the records that were just added here, the newest first. */
  readonly made: readonly number[];
  forget(): void;
  add(): void;
  edit(record: WireRecord): void;
  /** Opens the record's page, or its dialog if it has no page. */
  open(record: WireRecord): void;
}

const Context = createContext<ListState | null>(null);

export const ListContextProvider = Context.Provider;

export const useList = (): ListState => useContext(Context)!;

/** The name of a row: as the schema words it, or else its first column, or else the record's display field. */
export const titleOf = (of: Resource, columns: readonly string[], record: WireRecord): string =>
  (of.label && labelOf(of, record)) || textOf(of, columns[0]!, record) || textOf(of, of.display, record);
