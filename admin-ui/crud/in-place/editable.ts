import type { DialogShape, Resource, WireRecord } from '../../core/model/resource.ts';

/** What of a record can be edited where it stands, by the rules of the dialog that edits it. */
export interface InPlace {
  readonly shape: DialogShape;
  /** The field of the dialog that has the value of a field on the screen; null if that cannot be changed. */
  fieldFor(name: string): string | null;
}

/**
 * @param edits name of the dialog that edits the record; undefined if there is none, or if the user may not change it
 * @param record undefined while it is loading
 * @returns null if nothing of the record can be edited
 */
export function inPlaceOf(of: Resource, edits: string | undefined, record: WireRecord | undefined): InPlace | null {
  if (!edits || !record) return null;
  const shape = of.dialogs[of.slots['dialog.instead']?.(record) ?? edits]!;
  const { layout, readOnly = [], createOnly = [] } = shape;
  const isLocked = (name: string) =>
    of.fields[name]!.readOnly ||
    readOnly.includes(name) ||
    createOnly.includes(name) ||
    Boolean(of.fields[name]!.setOnce && record[name]);
  // The screen and the dialog may have the same value under different names.
  const stored = (name: string) => of.fields[name]!.alias?.[0] ?? name;
  const isFree = (name: string) => !isLocked(name) && !isLocked(stored(name));
  return {
    shape,
    // A value that its cell changes in its own way, such as a status, has that way only.
    fieldFor: (name) =>
      of.slots[`list.cell.${name}` as keyof typeof of.slots]
        ? null
        : (layout.flat().find((one) => stored(one) === stored(name) && isFree(one)) ?? null),
  };
}
