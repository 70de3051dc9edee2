import type { ComponentType } from 'react';
import type { WireRecord } from './resource.ts';

/** Another reference of the form, which the choice of one may bring along: the contact of a customer. */
export interface Beside {
  readonly value: WireRecord | null;
  readonly required: boolean;
  readonly readOnly: boolean;
}

/** What a dialog is given that chooses the record of a reference, in place of typing its name. */
export interface PickerProps {
  readonly value: WireRecord | null;
  /** The reference of the form to such records that depends on this one, or this one on it. */
  readonly beside: (to: string) => Beside | null;
  /** @param others what is chosen along, by entity. */
  readonly onChoose: (chosen: WireRecord, others?: Readonly<Record<string, WireRecord | null>>) => void;
  readonly onClose: () => void;
}

/** Pickers by the entity they choose from. */
export type Pickers = Readonly<Record<string, ComponentType<PickerProps>>>;
