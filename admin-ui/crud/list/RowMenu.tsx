import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import ToggleOffOutlinedIcon from '@mui/icons-material/ToggleOffOutlined';
import ToggleOnOutlinedIcon from '@mui/icons-material/ToggleOnOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { t } from '../../core/i18n/t.ts';
import type { RecordAction, WireRecord } from '../../core/model/resource.ts';
import { ActionItems } from '../actions/ActionItems.tsx';
import { RecordActions } from '../actions/RecordActions.tsx';
import { titleOf, useList } from './list-context.ts';
import { useActions } from './use-actions.ts';

export interface MenuPlace {
  readonly record: WireRecord;
  /** The element that opened the menu; null for a right click. */
  readonly from: Element | null;
  readonly left: number;
  readonly top: number;
}

interface Props {
  readonly place: MenuPlace | null;
  readonly onClose: () => void;
}

/** Actions on one row. Opened by ⋯ or a right click. */
export function RowMenu({ place, onClose }: Props) {
  const state = useList();
  const { of, canEdit, canRemove } = state;
  const actions = useActions(of);
  // Stays after the menu has closed, because an action may have opened a dialog.
  const [last, setLast] = useState(place);
  if (place && place !== last) setLast(place);
  const record = last?.record;
  const does = (action: (record: WireRecord) => unknown) => () => {
    onClose();
    if (record) void action(record);
  };
  const menu = (own: readonly RecordAction[]) => (
    <Menu
      open={place !== null}
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={place ? { left: place.left, top: place.top } : undefined}
    >
      {of.page && (
        <MenuItem onClick={does(state.open)}>
          <ListItemIcon>
            <OpenInNewIcon fontSize="small" />
          </ListItemIcon>
          {t('kit.open')}
        </MenuItem>
      )}
      {canEdit && (
        <MenuItem onClick={does(state.edit)}>
          <ListItemIcon>
            <EditOutlinedIcon fontSize="small" />
          </ListItemIcon>
          {t('kit.edit')}
        </MenuItem>
      )}
      <ActionItems actions={own} from={last?.from ?? null} onRun={onClose} />
      {canEdit && of.hasActive && record && (
        <MenuItem onClick={does((row) => actions.setActive([row[of.key] as number], !row.active))}>
          <ListItemIcon>
            {record.active ? <ToggleOffOutlinedIcon fontSize="small" /> : <ToggleOnOutlinedIcon fontSize="small" />}
          </ListItemIcon>
          {t(record.active ? 'crud.actions.makeInactive' : 'crud.actions.makeActive')}
        </MenuItem>
      )}
      {canRemove && (
        <MenuItem
          onClick={does((row) => actions.remove([row[of.key] as number], titleOf(state, row)))}
          sx={{ color: 'error.main' }}
        >
          <ListItemIcon sx={{ color: 'inherit' }}>
            <DeleteOutlineIcon fontSize="small" />
          </ListItemIcon>
          {t('kit.delete')}
        </MenuItem>
      )}
      {!of.page && !canEdit && !canRemove && <MenuItem disabled>{t('crud.actions.readOnly')}</MenuItem>}
    </Menu>
  );
  if (!record) return menu([]);
  return (
    <RecordActions of={of} record={record}>
      {menu}
    </RecordActions>
  );
}

RowMenu.Button = function RowMenuButton({
  record,
  onOpen,
}: {
  readonly record: WireRecord;
  readonly onOpen: (place: MenuPlace) => void;
}) {
  const state = useList();
  return (
    <IconButton
      aria-label={t('crud.actions.of', { name: titleOf(state, record) })}
      aria-haspopup="menu"
      onClick={(event) => {
        const { left, bottom } = event.currentTarget.getBoundingClientRect();
        onOpen({ record, from: event.currentTarget, left, top: bottom });
      }}
    >
      <MoreHorizIcon fontSize="small" />
    </IconButton>
  );
};
