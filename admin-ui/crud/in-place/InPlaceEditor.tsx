import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { Suspense, useState, type FunctionComponent } from 'react';
import { t } from '../../core/i18n/t.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { Loading } from '../../kit/Loading.tsx';
import { checked } from '../form/form-of.tsx';
import type { InPlace } from './editable.ts';
import type { InPlaceFormProps, Step } from './InPlaceForm.tsx';

interface Props {
  readonly of: Resource;
  readonly inPlace: InPlace;
  readonly record: WireRecord;
  /** Fields that are edited together. */
  readonly names: readonly string[];
  /** Fields that the page around it has set. */
  readonly fixed?: readonly string[];
  /** Finds the element that shows their values, which the editor covers. */
  readonly anchor: () => HTMLElement | null;
  readonly onDone: (step: Step) => void;
}

/** Least width of an editor, in CSS pixels. */
const leastWidth = 260;

/** Edits fields over the place where they stand, so that nothing around them moves. */
export function InPlaceEditor({ of, inPlace, record, names, fixed, anchor, onDone }: Props) {
  const [Form] = useState(() => formFor(of));
  const place = anchor();
  if (!place) return null;
  return (
    <Popper
      open
      anchorEl={place}
      placement="bottom-start"
      modifiers={[
        { name: 'offset', options: { offset: over } },
        { name: 'flip', enabled: false },
        { name: 'preventOverflow', options: { padding: 8, altAxis: true } },
      ]}
      role="dialog"
      aria-label={t('crud.inPlace.edit', { field: names.map((name) => of.fields[name]!.title).join(', ') })}
      sx={{ zIndex: 'modal', maxWidth: 'min(420px, calc(100vw - 16px))' }}
      style={{ width: Math.max(place.offsetWidth, leastWidth) }}
    >
      <Paper variant="outlined" sx={{ p: 0.75, borderColor: 'primary.main', boxShadow: 8 }}>
        <Suspense fallback={<Loading height={34} />}>
          <Form {...inPlace.shape} of={of} record={record} names={names} fixed={fixed} onDone={onDone} />
        </Suspense>
      </Paper>
    </Popper>
  );
}

/** Puts the editor over its place, instead of below it. */
const over = ({ reference }: { readonly reference: { readonly height: number } }): [number, number] => [
  0,
  -reference.height,
];

const forms = new Map<string, FunctionComponent<Omit<InPlaceFormProps, 'validators'>>>();

/** The form of an entity, made once: another component would lose what was typed. */
function formFor(of: Resource) {
  const Form =
    forms.get(of.name) ?? checked(of, () => import('./InPlaceForm.tsx').then((module) => module.InPlaceForm));
  forms.set(of.name, Form);
  return Form;
}
