import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Chip from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { Named } from './read-line.ts';

interface Props {
  readonly title: string;
  readonly label: string;
  readonly choices: readonly Named[];
  readonly chosen: number | null;
  /** Label of the choice of none; missing if there must be one. */
  readonly none?: string;
  readonly isWrong?: boolean;
  readonly onChoose: (id: number | null) => void;
}

/** A part that was read from the line, with a menu of what else it may be. */
export function ChoiceChip({ title, label, choices, chosen, none, isWrong = false, onChoose }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = (event: React.MouseEvent<HTMLElement>) =>
    setAnchor(event.currentTarget.closest<HTMLElement>('.MuiChip-root'));
  const choose = (id: number | null) => {
    setAnchor(null);
    onChoose(id);
  };
  return (
    <>
      <Chip
        clickable
        label={label}
        color={isWrong ? 'error' : 'default'}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        deleteIcon={<ArrowDropDownIcon />}
        onDelete={open}
        onClick={open}
      />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': title }, paper: { sx: { maxHeight: 320 } } }}
      >
        {none !== undefined && (
          <MenuItem selected={chosen === null} onClick={() => choose(null)}>
            {none}
          </MenuItem>
        )}
        {choices.map(({ id, name }) => (
          <MenuItem key={id} selected={id === chosen} onClick={() => choose(id)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
