import AddIcon from '@mui/icons-material/Add';
import ContentCopyOutlinedIcon from '@mui/icons-material/ContentCopyOutlined';
import RestartAltIcon from '@mui/icons-material/RestartAlt';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { EditDialog } from '../../../generated/user-widget.gen.tsx';
import type { UserWidget } from '../../../../schemas/generated/user-widget.gen.ts';
import { t } from '../../../core/i18n/t.ts';
import { allowsChange } from '../../../core/session/rules.ts';
import { useSession } from '../../../core/session/session.ts';
import { unseen } from '../../../core/theme/unseen.ts';
import { freePlace, placeOf, step, widthOf } from '../layout.ts';
import { WidgetGrid } from '../WidgetGrid.tsx';
import { arranged, type Action } from './actions.ts';
import { CopyDialog } from './CopyWidgets.tsx';
import { EditCard } from './EditCard.tsx';
import { useArrange } from './use-arrange.ts';
import { useChanges } from './use-changes.ts';
import { useDrop } from './use-drop.ts';

interface Props {
  readonly user: number;
  /** Whose dashboard it is. */
  readonly title: string;
  readonly widgets: readonly UserWidget[];
  readonly onDone: () => void;
}

/** Moves, resizes, adds, duplicates and removes the widgets of a user. Every step is saved at once. */
export default function EditDashboard({ user, title, widgets, onDone }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const { arrange, send } = useArrange(user);
  const { duplicate, remove, reset } = useChanges(user, widgets, send);
  const [dialog, setDialog] = useState<'add' | 'copy' | UserWidget | null>(widgets.length ? null : 'add');
  const [announced, announce] = useState('');
  /** The widget that was moved by keys, which keeps the focus. */
  const [focused, setFocused] = useState<{ readonly id: number } | null>(null);
  const drop = useDrop(grid, widgets, arrange);
  useEffect(() => {
    if (focused) grid.current?.querySelector<HTMLElement>(`[data-handle="${focused.id}"]`)?.focus();
  }, [focused]);

  function act(widget: UserWidget, action: Action) {
    if (action === 'edit') return setDialog(widget);
    if (action === 'duplicate') return void duplicate(widget);
    if (action === 'remove') return void remove(widget);
    const card = grid.current!.querySelector(`[data-widget="${widget.id}"]`)!;
    const next = arranged(widgets, widget, action, card.clientHeight / step)!;
    arrange(next);
    announce(t('dashboard.edit.placed', { title: widget.widgetName ?? '', ...placeOf(next, widget.id) }));
    setFocused({ id: widget.id });
  }

  /** A new widget goes to the next free place. */
  function closed(saved?: Partial<UserWidget>) {
    setDialog(null);
    if (dialog !== 'add' || !saved?.active) return;
    const added = saved as UserWidget;
    const others = widgets.filter(({ id }) => id !== added.id);
    arrange(others.toSpliced(freePlace(others, widthOf(added)), 0, added));
  }

  return (
    <Box component="section" aria-label={t('dashboard.edit.title', { title })}>
      <Head
        title={title}
        onAdd={() => setDialog('add')}
        onCopy={widgets.length > 0 ? () => setDialog('copy') : null}
        onReset={() => void reset()}
        onDone={onDone}
      />
      <Typography
        variant="caption"
        component="p"
        sx={{ display: { xs: 'none', md: 'block' }, color: 'text.secondary', mb: 1.5 }}
      >
        {t('dashboard.edit.hint')}
      </Typography>
      <Box aria-live="polite" sx={unseen}>
        {announced}
      </Box>
      <WidgetGrid ref={grid}>
        {widgets.map((widget) => (
          <EditCard
            key={widget.id}
            widget={widget}
            drop={drop?.id === widget.id ? drop.side : null}
            onAction={(action) => act(widget, action)}
            onResized={(size) => arrange(widgets.map((one) => (one === widget ? { ...widget, ...size } : one)))}
          />
        ))}
      </WidgetGrid>
      {dialog === 'copy' && <CopyDialog from={user} onClose={() => setDialog(null)} />}
      {dialog !== null && dialog !== 'copy' && (
        <EditDialog
          open
          {...(dialog === 'add'
            ? { defaults: { user, screenPos: widgets.length + 1 }, fixed: ['user', 'screenPos'] }
            : { id: dialog.id })}
          onClose={closed}
        />
      )}
    </Box>
  );
}

interface HeadProps {
  readonly title: string;
  readonly onAdd: () => void;
  /** Null if there is nothing to copy. */
  readonly onCopy: (() => void) | null;
  readonly onReset: () => void;
  readonly onDone: () => void;
}

function Head({ title, onAdd, onCopy, onReset, onDone }: HeadProps) {
  const session = useSession();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36, mb: 1 }}>
      <Typography variant="h2" sx={{ flex: { xs: '1 0 100%', md: 1 } }}>
        {title}
      </Typography>
      <Button variant="outlined" color="inherit" startIcon={<AddIcon />} onClick={onAdd}>
        {t('dashboard.edit.add')}
      </Button>
      {onCopy && allowsChange(session, { permission: 'ViewUsersRoles' }) && (
        <Button variant="outlined" color="inherit" startIcon={<ContentCopyOutlinedIcon />} onClick={onCopy}>
          {t('userWidget.copy.button')}
        </Button>
      )}
      <Button variant="outlined" color="inherit" startIcon={<RestartAltIcon />} onClick={onReset}>
        {t('dashboard.reset.button')}
      </Button>
      <Button variant="contained" onClick={onDone}>
        {t('dashboard.edit.done')}
      </Button>
    </Box>
  );
}
