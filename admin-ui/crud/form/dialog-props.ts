import type { DialogShape, Resource, WireRecord } from '../../core/model/resource.ts';

export interface DialogProps {
  readonly open: boolean;
  /** Called with the saved record, or without where nothing was saved. */
  readonly onClose: (saved?: WireRecord) => void;
  /** Key of the record to edit; a new one without. */
  readonly id?: number | undefined;
  /** Values a new record starts with. */
  readonly defaults?: WireRecord | undefined;
  /** Fields of these that are not for the person to change. */
  readonly fixed?: readonly string[] | undefined;
  /** Fields that are read-only here, and `buttons`, which takes the footer away (BEH-075). */
  readonly locked?: readonly string[] | undefined;
  /** A person takes a record that is there in place of the new one. */
  readonly onDuplicate?: ((duplicate: WireRecord) => void) | undefined;
}

export interface EntityDialogProps extends DialogProps, DialogShape {
  readonly of: Resource;
}
