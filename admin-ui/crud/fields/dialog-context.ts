import { createContext, useContext } from 'react';
import type { Resource, WireRecord } from '../../core/model/resource.ts';

/** State of a dialog, for its controls. */
export interface DialogState {
  readonly of: Pick<Resource, 'fields'>;
  readonly formId: string;
  /** Fields in the layout. */
  readonly names: readonly string[];
  isReadOnly(name: string): boolean;
  /** Whether the opener of the dialog has set the field. */
  isFixed(name: string): boolean;
  isRequired(name: string): boolean;
  /** Whether the current values could not be saved without this field. */
  needs(name: string): boolean;
  hasStar(name: string): boolean;
  labelOf(name: string): string;
  /** Call when the user has changed a field. */
  userChanged(name: string, value: unknown): void;
  /** Call when the user has left a field. */
  left(name: string): void;
  values(): WireRecord;
}

/** State of a record's dialog, for its slots. */
export interface RecordDialogState {
  /** The record as last saved; null for a new one. */
  readonly record: WireRecord | null;
  isDirty(): boolean;
  /**
   * Checks and saves the record, and keeps the dialog open. Resolves to the saved record, or to null if it was not
   * saved.
   */
  save(): Promise<WireRecord | null>;
  /** Checks and saves the record, with further values besides the form's. Closes the dialog if it was saved. */
  submit(besides?: WireRecord): Promise<void>;
  /** Closes without asking, when the dialog's task is done. */
  close(saved?: WireRecord): void;
  /** Closes and goes to an address. Asks first if there are unsaved changes. */
  leave(to: string): void;
  /** Requires a field that the schema does not, with this message; null ends that. */
  require(name: string, message: string | null): void;
}

const Context = createContext<DialogState | null>(null);
const RecordContext = createContext<RecordDialogState | null>(null);

export const DialogProvider = Context.Provider;
export const RecordDialogProvider = RecordContext.Provider;

export const useDialog = (): DialogState => useContext(Context)!;
export const useRecordDialog = (): RecordDialogState => useContext(RecordContext)!;
