import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { t } from '../../core/i18n/t.ts';
import { isToggling, type ChooseValue } from './filter-values.ts';
import { ManyHint, Tick } from './Tick.tsx';

interface Props {
  readonly choices: readonly (readonly [unknown, string])[];
  readonly chosen: readonly unknown[];
  readonly many: boolean;
  readonly onChoose: ChooseValue;
}

/** The values of a filter. A click or Enter takes one; if it may have several, a tick or Space adds one. */
export const FilterChoices = ({ choices, chosen, many, onChoose }: Props) => (
  <>
    <MenuList autoFocusItem sx={{ minWidth: 180 }}>
      {choices.map(([choice, label]) => (
        <MenuItem
          key={label}
          selected={chosen.includes(choice)}
          onClick={(event) => onChoose(choice, many && isToggling(event))}
          {...(many && { role: 'menuitemcheckbox', 'aria-checked': chosen.includes(choice) })}
        >
          {many && <Tick isTicked={chosen.includes(choice)} />}
          {label}
        </MenuItem>
      ))}
    </MenuList>
    {many && choices.length > 2 && <ManyHint keys={t('crud.filter.space')} />}
  </>
);
