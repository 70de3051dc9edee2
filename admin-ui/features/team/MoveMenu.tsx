import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Member } from './team.ts';

interface Props {
  readonly anchor: Element | null;
  readonly people: readonly Member[];
  readonly onMove: (to: Member) => void;
  readonly onClose: () => void;
}

/** The people to whom work can be moved. */
export const MoveMenu = ({ anchor, people, onMove, onClose }: Props) => (
  <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
    {people.map((person) => (
      <MenuItem
        key={person.id}
        onClick={() => {
          onClose();
          onMove(person);
        }}
      >
        {person.fullName}
      </MenuItem>
    ))}
  </Menu>
);
