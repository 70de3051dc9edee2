import type { ComponentType } from 'react';
import type { WireRecord } from './resource.ts';

/** Another reference in the form, which a picker may set too: the contact of a customer. */
export interface Beside {
  readonly value: WireRecord | null;
  readonly required: boolean;
  readonly readOnly: boolean;
}

/** Props of a dialog that chooses the record of a reference, as an alternative to typing its name. */
export interface PickerProps {
  readonly value: WireRecord | null;
  /** The reference to an entity in the same form, if either of the two references depends on the other; else null. */
  readonly beside: (to: string) => Beside | null;
  /** @param others records for other references, by entity; null to clear one */
  readonly onChoose: (chosen: WireRecord, others?: Readonly<Record<string, WireRecord | null>>) => void;
  readonly onClose: () => void;
}

/** Pickers by the entity they choose from. */
export type Pickers = Readonly<Record<string, ComponentType<PickerProps>>>;
