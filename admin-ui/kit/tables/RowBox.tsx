import { styled } from '@mui/material/styles';
import { rowHeight } from './row-height.ts';

interface Props {
  readonly label: string;
  readonly checked: boolean;
  /** Whether only some of the rows that it stands for are selected. */
  readonly isPartial?: boolean;
  readonly onChange: () => void;
}

/** The tick box that selects a row, or all of them. A click beside it, in its cell, counts too. */
export const RowBox = ({ label, checked, isPartial = false, onChange }: Props) => (
  <Area data-screen>
    <input
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = isPartial;
      }}
      aria-label={label}
      checked={checked}
      onChange={onChange}
    />
  </Area>
);

const Area = styled('label')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: rowHeight,
  cursor: 'pointer',
  '& > input': {
    width: 16,
    height: 16,
    margin: 0,
    cursor: 'inherit',
    colorScheme: theme.palette.mode,
    accentColor: (theme.vars ?? theme).palette.primary.main,
  },
}));
