import { useGetOne } from 'react-admin';
import type { WireRecord } from '../../core/model/resource.ts';
import { InPlaceEditor } from '../in-place/InPlaceEditor.tsx';
import { inPlaceOf } from '../in-place/editable.ts';
import type { Step } from '../in-place/InPlaceForm.tsx';
import { useList } from './list-context.ts';
import { cellOf, type EditedCell } from './use-cells.ts';

interface Props {
  readonly cell: EditedCell;
  readonly onDone: (step: Step) => void;
}

/** Edits a cell of a list. The record is loaded first, because the row may be out of date. */
export function CellEditor({ cell: { id, name }, onDone }: Props) {
  const { of, edits, within } = useList();
  const { data } = useGetOne(
    of.name,
    { id },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false },
  );
  const inPlace = inPlaceOf(of, edits, data as WireRecord | undefined);
  const field = inPlace?.fieldFor(name);
  if (!data || !inPlace || !field) return null;
  return (
    <InPlaceEditor
      key={`${id}.${name}`}
      of={of}
      inPlace={inPlace}
      record={data}
      names={[field]}
      fixed={Object.keys(within)}
      anchor={() => cellOf(id, name)}
      onDone={onDone}
    />
  );
}
