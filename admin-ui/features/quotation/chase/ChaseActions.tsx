import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import HighlightOffIcon from '@mui/icons-material/HighlightOff';
import PhoneInTalkOutlinedIcon from '@mui/icons-material/PhoneInTalkOutlined';
import UpdateIcon from '@mui/icons-material/Update';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ComponentType } from 'react';
import { t } from '../../../core/i18n/t.ts';
import { nameOf, type Chased } from './chase.ts';

export type ActionName = 'log' | 'move' | 'won' | 'lost';

/** Actions on a quotation, with the key of each. */
export const actions: readonly {
  readonly name: ActionName;
  readonly key: string;
  readonly label: string;
  readonly Icon: ComponentType<{ fontSize?: 'small' }>;
}[] = [
  { name: 'log', key: 'c', label: t('quotation.chase.log'), Icon: PhoneInTalkOutlinedIcon },
  { name: 'move', key: 'm', label: t('quotation.chase.move'), Icon: UpdateIcon },
  { name: 'won', key: 'w', label: t('quotation.chase.won'), Icon: CheckCircleOutlinedIcon },
  { name: 'lost', key: 'l', label: t('quotation.chase.lost'), Icon: HighlightOffIcon },
];

interface Props {
  readonly row: Chased;
  readonly allowed: readonly ActionName[];
  readonly onAction: (name: ActionName, row: Chased) => void;
}

/** The actions on a quotation as buttons. */
export const ChaseActions = ({ row, allowed, onAction }: Props) => (
  <Box sx={{ display: 'flex', gap: { sm: 0.5 } }}>
    {actions
      .filter(({ name }) => allowed.includes(name))
      .map(({ name, key, label, Icon }) => (
        <IconButton
          key={name}
          data-hint={t('quotation.chase.withKey', { action: label, key: key.toUpperCase() })}
          aria-label={t('quotation.chase.of', { action: label, name: nameOf(row) })}
          onClick={() => onAction(name, row)}
          // Large enough to tap.
          sx={{ width: { xs: 44, sm: 'auto' }, height: { xs: 40, sm: 'auto' } }}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
  </Box>
);
