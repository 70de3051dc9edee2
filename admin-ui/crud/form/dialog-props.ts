import type { ComponentType, FunctionComponent } from 'react';
import type { DialogShape, Resource, SlotProps, Validators, WireRecord } from '../../core/model/resource.ts';

export interface DialogProps {
  readonly open: boolean;
  /** Called with the saved record, or without one if nothing was saved. */
  readonly onClose: (saved?: WireRecord) => void;
  /** Key of the record to edit; missing for a new one. */
  readonly id?: number | undefined;
  /** Initial values of a new record. */
  readonly defaults?: WireRecord | undefined;
  /** Fields of `defaults` that the user may not change. */
  readonly fixed?: readonly string[] | undefined;
  /** Fields that are read-only here. `buttons` hides the footer (BEH-075). */
  readonly locked?: readonly string[] | undefined;
  /** Shown below the form of a saved record, to people who may change it. */
  readonly Below?: ComponentType<SlotProps> | undefined;
  /**
   * Called with a record that was saved while the dialog stays open for another one, with the same initial values.
   * Offers "Save and new".
   */
  readonly onSavedMore?: ((saved: WireRecord) => void) | undefined;
  /** Called if the user chooses an existing record instead of the new one. */
  readonly onDuplicate?: ((duplicate: WireRecord) => void) | undefined;
}

export interface EntityDialogProps extends DialogProps, DialogShape {
  readonly of: Resource;
  readonly Form: FormComponent;
}

export interface EntityFormProps extends Omit<EntityDialogProps, 'Form'> {
  /** The record to edit; null for a new one. */
  readonly record: WireRecord | null;
  readonly validators: Validators;
}

/** The form of an entity, with its checks. */
export type FormComponent = FunctionComponent<Omit<EntityFormProps, 'validators'>>;
