import ContentCopyOutlinedIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import type { Role } from '../../../schemas/generated/role.gen.ts';
import { assignmentsOf } from './assignments.ts';
import { scopeIn, type Assignments } from './levels.ts';
import type { LevelChanges } from './use-level-changes.ts';
import { useRoles } from './use-roles.ts';

interface Props {
  readonly role: Role;
  readonly saved: Assignments;
  readonly ids: ReadonlyMap<string, number>;
  readonly onCopy: (changes: LevelChanges) => void;
}

/** Takes the levels of another role as unsaved changes. */
export function CopyFrom({ role, saved, ids, onCopy }: Props) {
  const queries = useQueryClient();
  const notify = useNotify();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const others = useRoles().filter(({ id }) => id !== role.id);

  async function copy(from: number) {
    setAnchor(null);
    try {
      const assignments = await queries.fetchQuery(assignmentsOf(from));
      const levels = [...ids.keys()].map((code) => [code, scopeIn(assignments, code)] as const);
      onCopy(Object.fromEntries(levels));
      const isSame = levels.every(([code, scope]) => scope === scopeIn(saved, code));
      notify(t(isSame ? 'role.copy.same' : 'role.copy.copied'), { type: 'info' });
    } catch {
      notify(t('role.failed'), { type: 'error' });
    }
  }

  if (!others.length) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<ContentCopyOutlinedIcon />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('role.copy.from')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {others.map(({ id, roleName }) => (
          <MenuItem key={id} onClick={() => void copy(id)}>
            {roleName}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
