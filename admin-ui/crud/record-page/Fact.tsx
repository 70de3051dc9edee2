import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { t } from '../../core/i18n/t.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { mapOf, textOf } from '../../core/model/values.ts';
import { unseen } from '../../core/theme/unseen.ts';
import { Unbroken } from '../../kit/Unbroken.tsx';
import { Value } from '../fields/Value.tsx';
import { EditHere } from '../in-place/EditHere.tsx';
import type { FactOrAddress } from './facts.ts';

interface Props extends FactOrAddress {
  readonly of: Resource;
  /** undefined while it is loading. */
  readonly record: WireRecord | undefined;
  /** Whether the label is only for screen readers. */
  readonly isUnlabelled?: boolean;
  /** Missing if it cannot be changed here. */
  readonly onEdit?: () => void;
}

/** A fact with its label. A click on the value, but not on a link in it, edits it. */
export function Fact({ of, id, names, record, isUnlabelled = false, onEdit }: Props) {
  const label = id === 'address' ? t('crud.page.address') : of.fields[id]!.title;
  return (
    <Box sx={{ ...(!isUnlabelled && beside), py: 0.5 }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', ...(isUnlabelled && unseen) }}>
        <Unbroken text={label} />
      </Typography>
      <Typography
        component="dd"
        data-fact={id}
        sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line', ...(onEdit && editable) }}
        {...(onEdit && {
          onClick: ({ target }: MouseEvent) => void ((target as HTMLElement).closest('a, button') ?? onEdit()),
        })}
      >
        {names.map((name) => (
          <Box key={name}>{record ? <Value of={of} name={name} record={record} /> : <Skeleton width="60%" />}</Box>
        ))}
        {id === 'address' && record && <MapLink address={names.map((name) => textOf(of, name, record))} />}
        {onEdit && <EditHere field={label} onClick={onEdit} />}
      </Typography>
    </Box>
  );
}

/** Shows an address on a map, in a tab of its own. */
function MapLink({ address }: { readonly address: readonly string[] }) {
  return (
    <Link
      href={mapOf(address.filter(Boolean))}
      target="_blank"
      rel="noopener noreferrer"
      variant="body2"
      sx={{ displayPrint: 'none' }}
    >
      {t('crud.page.map')}
    </Link>
  );
}

/** The label and its value on one line. */
const beside = {
  display: 'grid',
  gridTemplateColumns: 'minmax(104px, 36%) 1fr',
  columnGap: 2,
  alignItems: 'baseline',
} as const;

const editable = {
  position: 'relative',
  cursor: 'text',
  borderRadius: 1,
  mx: -0.5,
  px: 0.5,
  '&:hover': { bgcolor: 'action.hover' },
} as const;
