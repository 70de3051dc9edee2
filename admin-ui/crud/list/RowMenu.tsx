import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import CheckBoxOutlinedIcon from '@mui/icons-material/CheckBoxOutlined';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import FindReplaceIcon from '@mui/icons-material/FindReplace';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import ToggleOffOutlinedIcon from '@mui/icons-material/ToggleOffOutlined';
import ToggleOnOutlinedIcon from '@mui/icons-material/ToggleOnOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import type { RecordAction, WireRecord } from '../../core/model/resource.ts';
import { IconMenuItem } from '../../kit/IconMenuItem.tsx';
import { ActionItems } from '../actions/ActionItems.tsx';
import { RecordActions } from '../actions/RecordActions.tsx';
import { titleOf, useList } from './list-context.ts';
import { useActions } from './use-actions.ts';
import { later } from '../../kit/later.tsx';
import { useOrder } from './use-order.ts';

const ReplaceDialog = later(() => import('../entry/ReplaceDialog.tsx').then((module) => module.ReplaceDialog));

export interface MenuPlace {
  readonly record: WireRecord;
  /** The element that opened the menu; null for a right click. */
  readonly from: Element | null;
  readonly left: number;
  readonly top: number;
}

interface Props {
  readonly place: MenuPlace | null;
  /** Selects the row, where rows have no boxes. */
  readonly onSelect?: ((record: WireRecord) => void) | undefined;
  readonly onClose: () => void;
}

/** Actions on one row. Opened by ⋯ or a right click. */
export function RowMenu({ place, onSelect, onClose }: Props) {
  const state = useList();
  const { of, columns, canEdit, canOpen, canRemove } = state;
  const actions = useActions(of);
  const order = useOrder();
  const { data: rows = [] } = useListContext();
  // Stays after the menu has closed, because an action may have opened a dialog.
  const [last, setLast] = useState(place);
  const [replaced, setReplaced] = useState<WireRecord | null>(null);
  if (place && place !== last) setLast(place);
  const record = last?.record;
  const at = rows.findIndex(({ id }) => id === record?.id);
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
      {onSelect && (
        <IconMenuItem icon={CheckBoxOutlinedIcon} onClick={does(onSelect)}>
          {t('crud.table.select')}
        </IconMenuItem>
      )}
      {(of.page || (canOpen && !canEdit)) && (
        <IconMenuItem icon={OpenInNewIcon} onClick={does(state.open)}>
          {t('kit.open')}
        </IconMenuItem>
      )}
      {canEdit && (
        <IconMenuItem icon={EditOutlinedIcon} onClick={does(state.edit)}>
          {t('kit.edit')}
        </IconMenuItem>
      )}
      <ActionItems actions={own} from={last?.from ?? null} onRun={onClose} />
      {order && <MoveItems order={order} at={at} onRun={onClose} />}
      {canEdit && of.kind === 'reference' && (
        <IconMenuItem icon={FindReplaceIcon} onClick={does(setReplaced)}>
          {t('crud.entry.replace')}
        </IconMenuItem>
      )}
      {canEdit && of.hasActive && record && (
        <IconMenuItem
          icon={record.active ? ToggleOffOutlinedIcon : ToggleOnOutlinedIcon}
          onClick={does((row) => actions.setActive([row[of.key] as number], !row.active))}
        >
          {t(record.active ? 'crud.actions.makeInactive' : 'crud.actions.makeActive')}
        </IconMenuItem>
      )}
      {canRemove && (
        <IconMenuItem
          icon={DeleteOutlineIcon}
          destroys
          onClick={does((row) => actions.removeOne(row, titleOf(of, columns.shown, row)))}
        >
          {t('kit.delete')}
        </IconMenuItem>
      )}
      {!own.length && !canOpen && !canRemove && <MenuItem disabled>{t('crud.actions.readOnly')}</MenuItem>}
    </Menu>
  );
  if (!record) return menu([]);
  return (
    <>
      <RecordActions of={of} record={record}>
        {menu}
      </RecordActions>
      {replaced && (
        <Suspense>
          <ReplaceDialog of={of} record={replaced} onClose={() => setReplaced(null)} />
        </Suspense>
      )}
    </>
  );
}

interface MoveProps {
  readonly order: NonNullable<ReturnType<typeof useOrder>>;
  /** Place of the row. */
  readonly at: number;
  readonly onRun: () => void;
}

/** Moves a row of a list that people put in order. */
function MoveItems({ order, at, onRun }: MoveProps) {
  const moves = (to: number) => () => {
    onRun();
    void order.move(at, to);
  };
  return (
    <>
      {at > 0 && (
        <IconMenuItem icon={ArrowUpwardIcon} onClick={moves(at - 1)}>
          {t('crud.order.up')}
        </IconMenuItem>
      )}
      {at < order.last && (
        <IconMenuItem icon={ArrowDownwardIcon} onClick={moves(at + 1)}>
          {t('crud.order.down')}
        </IconMenuItem>
      )}
    </>
  );
}

interface ButtonProps {
  readonly record: WireRecord;
  /** Name of the record. */
  readonly title: string;
  readonly onOpen: (place: MenuPlace) => void;
}

RowMenu.Button = function RowMenuButton({ record, title, onOpen }: ButtonProps) {
  return (
    <IconButton
      data-hint={t('crud.table.actions')}
      aria-label={t('crud.actions.of', { name: title })}
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
