import DifferenceOutlinedIcon from '@mui/icons-material/DifferenceOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { contents } from '../../core/contents.ts';
import { t } from '../../core/i18n/t.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { compared, type ComparedField } from '../../crud/compare/compare.ts';
import type { Role } from '../../../schemas/generated/role.gen.ts';
import { useAssignmentsOf } from './assignments.ts';
import { scopeText } from '../../core/session/levels.ts';
import { scopeIn, type Assignments } from './levels.ts';
import { useRoles } from './use-roles.ts';
import { later } from '../../kit/later.tsx';

const CompareDialog = later(() =>
  import('../../crud/compare/CompareDialog.tsx').then((module) => module.CompareDialog),
);

interface Props {
  readonly of: Resource;
  /** The role that is compared first. */
  readonly role: Role;
}

/** Opens the comparison of a role with another one. */
export function CompareRoles({ of, role }: Props) {
  const [open, setOpen] = useState(false);
  const others = useRoles().filter(({ id }) => id !== role.id);
  if (!others.length) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<DifferenceOutlinedIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('role.compare')}
      </Button>
      <Suspense>{open && <Comparison of={of} roles={[role, ...others]} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

const words = {
  field: 'role.compared.field',
  fields: 'role.compared.fields',
  differing: 'role.compared.differing',
} as const;

interface ComparisonProps {
  readonly of: Resource;
  readonly roles: readonly Role[];
  readonly onClose: () => void;
}

function Comparison({ of, roles, onClose }: ComparisonProps) {
  const assignments = useAssignmentsOf(roles.map(({ id }) => id));
  if (!assignments) return null;
  // A role's name alone tells it apart.
  const named = { ...of, embed: [] };
  const records = roles.map((role, i) => ({ ...role, assignments: assignments[i]! }));
  return (
    <CompareDialog
      of={named}
      records={records}
      compare={(first, second) => [...flags(named, first, second), ...levels(first.assignments, second.assignments)]}
      words={words}
      onClose={onClose}
    />
  );
}

/** What a role allows besides its permissions. */
const flags = (of: Resource, first: WireRecord, second: WireRecord): ComparedField[] =>
  compared(of, first, second).filter(({ name }) => of.fields[name]!.type === 'boolean');

const levels = (first: Assignments, second: Assignments): ComparedField[] =>
  Object.entries(contents().permissions).map(([code, permission]) => {
    const scopes = [scopeIn(first, code), scopeIn(second, code)] as const;
    return {
      name: code,
      title: permission.title,
      texts: [scopeText(permission, scopes[0]), scopeText(permission, scopes[1])],
      differs: scopes[0] !== scopes[1],
      difference: null,
    };
  });
