import GroupsOutlinedIcon from '@mui/icons-material/GroupsOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { t } from '../../core/i18n/t.ts';
import type { PermissionInfo, Scope } from '../../core/model/rule.ts';
import { SegmentedInput } from '../../kit/fields/SegmentedInput.tsx';
import { scopesOf, scopeText } from '../../core/session/levels.ts';

interface Props {
  readonly permission: PermissionInfo;
  readonly saved: Scope;
  /** An unsaved change. */
  readonly changed: Scope | undefined;
  /** Why the change was not saved. */
  readonly error: string | undefined;
  readonly busy: boolean;
  /** Missing if the user may not change it. */
  readonly onChange: ((scope: Scope) => void) | undefined;
  /** Missing if the user may not see who has it. */
  readonly onHolders: (() => void) | undefined;
}

/** A permission of a role: what it allows, and its level. */
export function PermissionRow({ permission, saved, changed, error, busy, onChange, onHolders }: Props) {
  const { title, allows } = permission;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', md: '1fr auto auto' },
        gridTemplateAreas: { xs: '"text who" "level level"', md: '"text level who"' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        px: 1.5,
        py: 1,
        borderLeft: 3,
        borderLeftColor: changed ? 'primary.main' : 'transparent',
        '& + li': { borderTop: 1, borderTopColor: 'divider' },
      }}
    >
      <Box sx={{ gridArea: 'text', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {allows}
        </Typography>
        {error && (
          <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
            {error}
          </Typography>
        )}
      </Box>
      <Box
        sx={{
          gridArea: 'level',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: { md: 'flex-end' },
          columnGap: 1.5,
          rowGap: 0.5,
        }}
      >
        {changed && (
          <Typography variant="body2" sx={{ color: 'text.secondary', order: { xs: 1, md: 0 } }}>
            {t('role.was', { level: scopeText(permission, saved) })}
          </Typography>
        )}
        {onChange ? (
          <SegmentedInput
            label={t('role.levelOf', { title })}
            value={changed ?? saved}
            choices={scopesOf(permission).map((scope) => [scope, scopeText(permission, scope)])}
            disabled={busy}
            onChange={onChange}
          />
        ) : (
          <Typography>{scopeText(permission, saved)}</Typography>
        )}
      </Box>
      {onHolders && (
        <IconButton
          sx={{ gridArea: 'who' }}
          data-hint={t('role.holders.button')}
          aria-label={t('role.holders.buttonOf', { title })}
          aria-haspopup="dialog"
          onClick={onHolders}
        >
          <GroupsOutlinedIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
