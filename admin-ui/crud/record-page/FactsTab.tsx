import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { t } from '../../core/i18n/t.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { textOf } from '../../core/model/values.ts';
import { later } from '../../kit/later.tsx';
import { Loading } from '../../kit/Loading.tsx';
import { inPlaceOf } from '../in-place/editable.ts';
import type { Step } from '../in-place/InPlaceForm.tsx';
import { Fact } from './Fact.tsx';
import { factsOf, type FactOrAddress } from './facts.ts';

const InPlaceEditor = later(() => import('../in-place/InPlaceEditor.tsx').then((module) => module.InPlaceEditor));

export interface FactGroup {
  readonly title: string;
  readonly fields: readonly string[];
}

interface Props {
  readonly of: Resource;
  readonly groups: readonly FactGroup[];
  /** undefined while it is loading. */
  readonly record: WireRecord | undefined;
  /** Whether the groups are in one column, each value below its label if it is long. */
  readonly isNarrow?: boolean;
  /** Name of the dialog that edits the record; missing if there is none or the user may not. */
  readonly edits?: string;
}

/**
 * The fields of a record in groups. Those that the user may change are edited where they stand. Empty fields are hidden
 * until they are asked for.
 */
export function FactsTab({ of, groups, record, isNarrow = false, edits }: Props) {
  const [all, setAll] = useState(false);
  const [edited, setEdited] = useState<string | null>(null);
  const isEmpty = (name: string) => record !== undefined && !textOf(of, name, record);
  const empty = groups.flatMap(({ fields }) => fields).filter(isEmpty).length;
  const shown = groups
    .map(({ title, fields }) => ({ title, fields: fields.filter((name) => all || !isEmpty(name)) }))
    .filter(({ fields }) => fields.length > 0);
  const inPlace = inPlaceOf(of, edits, record);
  /** The fields of the dialog that a fact is edited with: for an address, those of its empty lines too. */
  const fieldsFor = ({ id, names }: FactOrAddress) =>
    (id === 'address' ? of.address! : names).flatMap((name) => inPlace?.fieldFor(name) ?? []);
  const stops = shown
    .flatMap(({ fields }) => factsOf(of, fields))
    .map((fact) => ({ id: fact.id, names: fieldsFor(fact) }))
    .filter(({ names }) => names.length);
  const at = stops.findIndex(({ id }) => id === edited);

  const Above = of.slots['page.facts'];

  function done(step: Step) {
    const next = step ? stops[at + step] : undefined;
    setEdited(next?.id ?? null);
    if (!next && edited) factElement(edited)?.querySelector<HTMLElement>('[data-edit-here]')?.focus();
  }
  return (
    <Paper variant="section" sx={{ maxWidth: 1100 }}>
      <Box sx={{ columnCount: { md: isNarrow ? 1 : 2 }, columnGap: 5 }}>
        {Above &&
          (record ? (
            <Suspense fallback={<Loading height={160} />}>
              <Above of={of} record={record} />
            </Suspense>
          ) : (
            <Loading height={160} />
          ))}
        {shown.map(({ title, fields }) => (
          <Box key={title} component="section" aria-label={title} sx={{ breakInside: 'avoid', pb: 3 }}>
            <Typography variant="h3" component="h2" sx={{ mb: 1, pb: 0.5, borderBottom: 1, borderColor: 'divider' }}>
              {title}
            </Typography>
            <Box component="dl" sx={{ m: 0 }}>
              {factsOf(of, fields).map((fact, _, { length }) => (
                <Fact
                  key={fact.id}
                  of={of}
                  {...fact}
                  record={record}
                  // Then the heading of the group is label enough.
                  isUnlabelled={fact.id === 'address' && length === 1}
                  {...(stops.some(({ id }) => id === fact.id) && { onEdit: () => setEdited(fact.id) })}
                />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      {empty > 0 && (
        <Button color="inherit" size="small" aria-expanded={all} onClick={() => setAll(!all)} sx={{ ml: -1 }}>
          {t(all ? 'crud.page.hideEmpty' : 'crud.page.showEmpty', { smart_count: empty })}
        </Button>
      )}
      <Suspense>
        {at >= 0 && inPlace && record && (
          <InPlaceEditor
            key={edited}
            of={of}
            inPlace={inPlace}
            record={record}
            names={stops[at]!.names}
            anchor={() => factElement(edited!)}
            onDone={done}
          />
        )}
      </Suspense>
    </Paper>
  );
}

const factElement = (id: string) => document.querySelector<HTMLElement>(`dd[data-fact="${id}"]`);
