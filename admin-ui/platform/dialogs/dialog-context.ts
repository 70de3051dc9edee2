import { createContext, useContext } from 'react';
import type { Resource, WireRecord } from '../model/resource.ts';

/** What the controls of a dialog ask it. */
export interface DialogState {
  readonly of: Resource;
  readonly formId: string;
  /** The record that is edited; null for a new one. */
  readonly record: WireRecord | null;
  /** Fields of its layout. */
  readonly names: readonly string[];
  isReadOnly(name: string): boolean;
  /** Whether whoever opened the dialog has set the field. */
  isFixed(name: string): boolean;
  isRequired(name: string): boolean;
  hasStar(name: string): boolean;
  labelOf(name: string): string;
  /** A person has changed a field. */
  userChanged(name: string, value: unknown): void;
  /** A person has left a field. */
  left(name: string): void;
  values(): WireRecord;
  /** Requires a field besides those of the schema, with this message; null takes it back. */
  require(name: string, message: string | null): void;
  /** Checks and saves, with values besides those of the form; closes where it is saved. */
  save(besides?: WireRecord): Promise<void>;
  /** Closes without a question: what the dialog was for is done. */
  done(saved?: WireRecord): void;
  /** Closes, after a question where something was changed, and goes to an address. */
  leave(to: string): void;
}

const Context = createContext<DialogState | null>(null);

export const DialogProvider = Context.Provider;

export const useDialog = (): DialogState => useContext(Context)!;
