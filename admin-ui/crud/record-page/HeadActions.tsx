import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type MouseEvent } from 'react';
import { t } from '../../core/i18n/t.ts';
import type { RecordAction, SlotProps } from '../../core/model/resource.ts';
import { ActionItems } from '../actions/ActionItems.tsx';
import { ActionKeys, RecordActions } from '../actions/RecordActions.tsx';
import { useMergeAction } from './use-merge-action.tsx';

/**
 * The actions of a record on its page: buttons, and a menu for those that are rare, or for all where there is no room.
 * All have keys.
 */
export function HeadActions({ of, record }: SlotProps) {
  const wide = useMediaQuery('(min-width: 1200px)');
  const merge = useMergeAction({ of, record });
  return (
    <>
      <RecordActions of={of} record={record}>
        {(own, busy) => {
          const actions = [...own, ...merge.actions];
          return (
            <>
              <ActionKeys actions={actions} />
              {wide && <Buttons actions={actions.filter(({ isRare }) => !isRare)} busy={busy} />}
              <MoreMenu actions={wide ? actions.filter(({ isRare }) => isRare) : actions} busy={busy} wide={wide} />
            </>
          );
        }}
      </RecordActions>
      {merge.dialog}
    </>
  );
}

interface Props {
  readonly actions: readonly RecordAction[];
  readonly busy: boolean;
}

const Buttons = ({ actions, busy }: Props) =>
  actions.map(({ title, icon: Icon, shortcut, run }) => (
    <Button
      key={title}
      variant="outlined"
      color="inherit"
      disabled={busy}
      startIcon={<Icon fontSize="small" />}
      title={t('crud.actions.key', { key: shortcut.toUpperCase() })}
      aria-keyshortcuts={shortcut}
      onClick={(event) => run(event.currentTarget)}
    >
      {title}
    </Button>
  ));

function MoreMenu({ actions, busy, wide }: Props & { readonly wide: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!actions.length) return null;
  const props = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    disabled: busy,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const;
  return (
    <>
      {wide ? (
        <Button variant="outlined" color="inherit" endIcon={<ArrowDropDownIcon />} {...props}>
          {t('crud.actions.more')}
        </Button>
      ) : (
        <IconButton aria-label={t('crud.table.actions')} {...props}>
          <MoreHorizIcon />
        </IconButton>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <ActionItems actions={actions} from={anchor} onRun={() => setAnchor(null)} />
      </Menu>
    </>
  );
}
