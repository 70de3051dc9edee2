import CheckIcon from '@mui/icons-material/Check';
import SnoozeIcon from '@mui/icons-material/Snooze';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItemButton from '@mui/material/ListItemButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Alert } from '../../../schemas/generated/alert.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { snoozes, useAlertActions, whenOf } from './alerts.ts';

interface Props {
  readonly alert: Alert;
  readonly onOpen: (alert: Alert) => void;
}

/** An alert in the bell, with its customer. A dot marks it as unread. Its buttons complete it or put it off. */
export function AlertItem({ alert, onOpen }: Props) {
  const { complete, snooze } = useAlertActions();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const text = alert.alertDesc ?? '';
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'start' }}>
      <ListItemButton
        onClick={() => onOpen(alert)}
        sx={{ borderRadius: 1, gap: 1.5, alignItems: 'start', px: 1.5, py: 1, minWidth: 0 }}
      >
        <Box
          component="span"
          role="img"
          aria-label={t(alert.alertSeen ? 'alert.read' : 'alert.unread')}
          sx={dot(alert)}
        />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ overflowWrap: 'anywhere', fontWeight: alert.alertSeen ? 400 : 600 }}>{text}</Typography>
          {alert.customerName && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {alert.customerName}
            </Typography>
          )}
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t('alert.when', whenOf(alert))}
          </Typography>
        </Box>
      </ListItemButton>
      <IconButton
        aria-label={t('alert.snooze', { alert: text })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <SnoozeIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label={t('alert.complete', { alert: text })} onClick={() => void complete(alert)}>
        <CheckIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {snoozes.map((one) => (
          <MenuItem
            key={one}
            onClick={() => {
              setAnchor(null);
              void snooze(alert, one);
            }}
          >
            {t(`alert.snoozeFor.${one}`)}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}

const dot = ({ alertSeen }: Alert) => ({
  width: 8,
  height: 8,
  mt: 0.75,
  borderRadius: '50%',
  flexShrink: 0,
  backgroundColor: alertSeen ? 'transparent' : 'primary.main',
});
