import CloseIcon from '@mui/icons-material/Close';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExit';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { t } from '../../core/i18n/t.ts';

interface Props {
  readonly open: boolean;
  readonly title: string;
  /** Part of the title, smaller. */
  readonly caption?: string | undefined;
  /** Width in CSS pixels. */
  readonly width: number;
  readonly height?: number;
  /** Missing if the dialog cannot be closed. */
  readonly onClose?: (() => void) | undefined;
  readonly status?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly role?: 'dialog' | 'alertdialog';
  /** Whether it fills the screen. Missing if the user cannot choose that. */
  readonly maximized?: boolean;
  readonly onMaximize?: (maximized: boolean) => void;
}

/** A dialog. Title and footer stay in place while the body scrolls. On a telephone it fills the screen. */
export function DialogFrame({
  open,
  title,
  caption,
  width,
  height,
  onClose,
  status,
  actions,
  children,
  role = 'dialog',
  maximized = false,
  onMaximize,
}: Props) {
  const small = useMediaQuery('(max-width: 640px)');
  const id = useId();
  const whole = maximized || (small && width > 420);
  const Maximize = maximized ? FullscreenExitIcon : FullscreenIcon;
  return (
    <Dialog
      open={open}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose?.()}
      onKeyDown={saveOnKey}
      fullScreen={whole}
      aria-labelledby={id}
      role={role}
      slotProps={{
        paper: {
          sx: {
            width: whole ? '100%' : width,
            maxWidth: whole ? '100%' : 'calc(100% - 32px)',
            m: 2,
            ...(whole ? { m: 0, borderRadius: 0, border: 0 } : height && { height }),
          },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 3,
          py: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
          minHeight: 56,
        }}
      >
        <Typography id={id} variant="h2" component="h2" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {title}
          {caption && (
            <Box component="span" sx={{ ml: 1, typography: 'caption', color: 'text.secondary' }}>
              {caption}
            </Box>
          )}
        </Typography>
        {status}
        <Box sx={{ ml: 'auto', mr: -1, display: 'flex', gap: 0.5 }}>
          {onMaximize && !small && (
            <IconButton
              onClick={() => onMaximize(!maximized)}
              aria-label={t(maximized ? 'kit.dialog.restore' : 'kit.dialog.maximize')}
              aria-pressed={maximized}
            >
              <Maximize fontSize="small" />
            </IconButton>
          )}
          {onClose && (
            <IconButton onClick={onClose} aria-label={t('kit.close')}>
              <CloseIcon fontSize="small" />
            </IconButton>
          )}
        </Box>
      </Box>
      <DialogContent sx={{ px: 3, py: 2 }}>{children}</DialogContent>
      {actions && (
        <DialogActions
          disableSpacing
          sx={{ px: 3, py: 1.5, borderTop: 1, borderColor: 'divider', gap: 1, flexWrap: 'wrap' }}
        >
          {actions}
        </DialogActions>
      )}
    </Dialog>
  );
}

/** Ctrl+Enter or ⌘+Enter presses the button that saves, from any field. */
function saveOnKey(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  // Dialogs that are open over others are parts of them.
  event.stopPropagation();
  event.preventDefault();
  const button = event.currentTarget.querySelector<HTMLElement>('[type=submit], [data-submits]');
  // The form gets a choice that the key has made in the next tick.
  setTimeout(() => button?.click());
}
