import { createContext, useContext } from 'react';
import type { Resource, WireRecord } from '../model/resource.ts';

/** What the controls of a dialog ask it. */
export interface DialogState {
  readonly of: Resource;
  readonly formId: string;
  isReadOnly(name: string): boolean;
  isRequired(name: string): boolean;
  hasStar(name: string): boolean;
  labelOf(name: string): string;
  /** A person has changed a field. */
  userChanged(name: string, value: unknown): void;
  /** A person has left a field. */
  left(name: string): void;
  values(): WireRecord;
}

const Context = createContext<DialogState | null>(null);

export const DialogProvider = Context.Provider;

export const useDialog = (): DialogState => useContext(Context)!;
