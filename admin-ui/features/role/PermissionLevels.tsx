import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { contents } from '../../core/contents.ts';
import { t } from '../../core/i18n/t.ts';
import type { Resource } from '../../core/model/resource.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { SearchBox } from '../../crud/list/SearchBox.tsx';
import type { Role } from '../../../schemas/generated/role.gen.ts';
import { CompareRoles } from './CompareRoles.tsx';
import { CopyFrom } from './CopyFrom.tsx';
import { HoldersDialog } from './HoldersDialog.tsx';
import { scopeIn, type Assignments } from './levels.ts';
import { PermissionRow } from './PermissionRow.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useLevelChanges } from './use-level-changes.ts';

interface Props {
  readonly of: Resource;
  readonly role: Role;
  readonly saved: Assignments;
  /** Keys of the active permissions, by code. Others are not shown. */
  readonly ids: ReadonlyMap<string, number>;
}

/** The permissions of a role by area. Changes are collected and saved together. */
export function PermissionLevels({ of, role, saved, ids }: Props) {
  const session = useSession();
  const [text, setText] = useState('');
  const [holdersOf, setHoldersOf] = useState<string | null>(null);
  const { changes, errors, busy, set, save, discard } = useLevelChanges(role.id, saved);
  const canEdit = allowsChange(session, of.access.update);
  const found = Object.entries(contents().permissions).filter(
    ([code, { title, area, allows: sentence }]) =>
      ids.has(code) && `${title} ${area} ${sentence}`.toLowerCase().includes(text.toLowerCase()),
  );
  const areas = new Set(found.map(([, { area }]) => area));
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <SearchBox what={t('role.permissions')} value={text} onChange={setText} />
        <Box sx={{ ml: { sm: 'auto' }, display: 'flex', gap: 1 }}>
          <CompareRoles of={of} role={role} />
          {canEdit && <CopyFrom role={role} saved={saved} ids={ids} onCopy={set} />}
        </Box>
      </Box>
      {canEdit && session?.profile.role?.id === role.id && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('role.own')}
        </Alert>
      )}
      {!found.length && <Typography sx={{ color: 'text.secondary' }}>{t('role.noHits', { text })}</Typography>}
      {[...areas].map((area) => (
        <Box key={area} component="section" aria-label={area} sx={{ mb: 3 }}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {area}
          </Typography>
          <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflow: 'hidden' }}>
            {found
              .filter(([, permission]) => permission.area === area)
              .map(([code, permission]) => (
                <PermissionRow
                  key={code}
                  permission={permission}
                  saved={scopeIn(saved, code)}
                  changed={changes[code]}
                  error={errors[code]}
                  busy={busy}
                  onChange={canEdit ? (scope) => set({ [code]: scope }) : undefined}
                  onHolders={canEdit ? () => setHoldersOf(code) : undefined}
                />
              ))}
          </Paper>
        </Box>
      ))}
      <SaveBar count={Object.keys(changes).length} busy={busy} onSave={() => void save()} onDiscard={discard} />
      {holdersOf && <HoldersDialog code={holdersOf} onClose={() => setHoldersOf(null)} />}
    </>
  );
}
