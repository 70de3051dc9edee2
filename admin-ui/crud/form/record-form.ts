import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { WireRecord } from '../../core/model/resource.ts';
import type { DialogState, RecordDialogState } from '../fields/dialog-context.ts';

/** The form of a record, for its parts. */
export interface RecordForm {
  readonly form: UseFormReturn<WireRecord>;
  /** For the controls. */
  readonly state: DialogState;
  /** For the slots, with the record as last saved. */
  readonly dialog: RecordDialogState;
  /** The values that the form shows. */
  readonly shown: WireRecord;
  readonly heading: string;
  readonly mayChange: boolean;
  readonly hasButtons: boolean;
  readonly isSubmitting: boolean;
  /** Why the record was not saved, if no field says so. */
  readonly problem: string | null;
  isVisible(name: string): boolean;
  /** Locked fields that the user may unlock. */
  readonly unlockable: readonly string[];
  unlock(): void;
  /** Saves the record and begins another; missing if the dialog is for one record. */
  saveAndNew?(): Promise<void>;
  /** Asks before changes are lost. */
  close(): void;
}

const Context = createContext<RecordForm | null>(null);

export const RecordFormProvider = Context.Provider;

export const useRecordForm = (): RecordForm => useContext(Context)!;
