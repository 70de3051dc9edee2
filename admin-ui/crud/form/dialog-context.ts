import { createContext, useContext } from 'react';
import type { Resource, WireRecord } from '../../core/model/resource.ts';

/** What the controls of a dialog ask it. */
export interface DialogState {
  readonly of: Pick<Resource, 'fields'>;
  readonly formId: string;
  /** Fields of its layout. */
  readonly names: readonly string[];
  isReadOnly(name: string): boolean;
  /** Whether the opener of the dialog has set the field. */
  isFixed(name: string): boolean;
  isRequired(name: string): boolean;
  /** Whether the values as they are could not be saved without the field. */
  needs(name: string): boolean;
  hasStar(name: string): boolean;
  labelOf(name: string): string;
  /** A person has changed a field. */
  userChanged(name: string, value: unknown): void;
  /** A person has left a field. */
  left(name: string): void;
  values(): WireRecord;
}

/** What the slots of a record's dialog ask it. */
export interface RecordDialogState {
  /** The record as it was saved last; null for a new one. */
  readonly record: WireRecord | null;
  isDirty(): boolean;
  /** Checks and saves, and stays open. Resolves to the saved record; to null where it was not saved. */
  save(): Promise<WireRecord | null>;
  /** Checks and saves, with values besides those of the form, and closes where it is saved. */
  submit(besides?: WireRecord): Promise<void>;
  /** Closes without a question: what the dialog was for is done. */
  close(saved?: WireRecord): void;
  /** Closes, after a question where something was changed, and goes to an address. */
  leave(to: string): void;
  /** Requires a field besides those of the schema, with this message; null takes it back. */
  require(name: string, message: string | null): void;
}

const Context = createContext<DialogState | null>(null);
const RecordContext = createContext<RecordDialogState | null>(null);

export const DialogProvider = Context.Provider;
export const RecordDialogProvider = RecordContext.Provider;

export const useDialog = (): DialogState => useContext(Context)!;
export const useRecordDialog = (): RecordDialogState => useContext(RecordContext)!;
