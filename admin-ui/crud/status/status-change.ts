import type { ComponentType } from 'react';
import type { Answer } from '../../core/data/http.ts';
import type { Severity } from '../../core/theme/colours.ts';

/** How people change the status of an entity's records. `D` is what a dialog adds to the change. */
export interface StatusChange<T, D = object> {
  /** Name of the entity. */
  readonly entity: string;
  /** Field of the status, a reference. */
  readonly field: keyof T & string;
  /** Colours by key in the record's dialog that differ from those elsewhere. */
  readonly inDialog?: Readonly<Record<number, Severity>>;
  /** Toasts that differ from those of the entity. */
  readonly texts?: { readonly updated: string; failed(message: string): string };
  /** Asks whether to go on, where the change has consequences that the user should know. Default: yes. */
  may?(record: T, to: number): Promise<boolean>;
  /** The dialog that asks for details of a new status; null if the status changes at once. */
  dialogFor(record: T, to: number): ComponentType<StatusDialogProps<T, D>> | null;
  /** @throws HttpError with a message for each field of the dialog */
  send(record: T, to: number, details?: D): Promise<Answer<T>>;
  /** What else the change has changed, for its toast; null if nothing. */
  news?(before: T, saved: T): string | null;
  /** Names of further entities that the change may change. */
  readonly affects?: readonly string[];
}

export interface StatusDialogProps<T, D = object> {
  readonly record: T;
  readonly onSave: (details: D) => Promise<unknown>;
  readonly onClose: () => void;
}
