import { createContext, useContext } from 'react';
import { textOf } from '../fields/values.ts';
import type { ListView, Resource, WireRecord } from '../model/resource.ts';
import type { View } from '../model/screen.ts';

export interface Columns {
  /** Fields that are shown, in their order. */
  readonly shown: readonly string[];
  /** All that can be. */
  readonly all: readonly string[];
  toggle(name: string): void;
  move(name: string, by: -1 | 1): void;
  /** Of 300, the whole table (2:226); none or 0 is as wide as it needs. */
  readonly widths: Readonly<Record<string, number>>;
  /** Missing where widths are not kept. */
  readonly setWidth?: (name: string, width: number) => void;
  reset(): void;
}

/** The other way a list can be shown, where its extension has one. */
export interface OtherView {
  readonly view: ListView<WireRecord> | undefined;
  readonly isOn: boolean;
  setOn(on: boolean): void;
}

/** What the parts of a list share. */
export interface ListState {
  readonly of: Resource;
  readonly name: string;
  readonly columns: Columns;
  readonly filters: readonly string[];
  /** Under which saved filters know the list; none in a record. */
  readonly view: View | undefined;
  /** Date that days from and to look at. */
  readonly date: string | undefined;
  /** The order it has at first. */
  readonly usualSort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Columns the list can be sorted by. */
  readonly sorts: readonly string[];
  /** The record whose rows these are, by its field; none on a list of its own. */
  readonly within: WireRecord;
  readonly other: OtherView;
  readonly canCreate: boolean;
  readonly canEdit: boolean;
  readonly canRemove: boolean;
  add(): void;
  edit(record: WireRecord): void;
  /** Goes to the record's page, or opens its dialog where it has none. */
  open(record: WireRecord): void;
}

const Context = createContext<ListState | null>(null);

export const ListContextProvider = Context.Provider;

export const useList = (): ListState => useContext(Context)!;

/** What a row is called: by its first column, else by what names such records. */
export const titleOf = ({ of, columns }: Pick<ListState, 'of' | 'columns'>, record: WireRecord): string =>
  textOf(of, columns.shown[0]!, record) || textOf(of, of.display, record);
