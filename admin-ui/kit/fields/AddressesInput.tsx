import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { t } from '../../core/i18n/t.ts';
import { isAddress, readAddresses, type AddressProblem } from '../../core/mail/addresses.gen.ts';
import type { ControlProps } from './control.ts';

/** A person whose address can be chosen. */
export interface Person {
  readonly name: string;
  readonly address: string;
  /** What to know before choosing: `wants no e-mail`. */
  readonly warning?: string | undefined;
}

interface Props extends ControlProps {
  readonly people: readonly Person[];
  /** Called when a text is not taken, and why. It stays in the box. */
  readonly onProblem: (problem: AddressProblem) => void;
}

const matching = createFilterOptions<Person>({ stringify: ({ name, address }) => `${name} ${address}` });

/** Whether a separator at the end of the text ends an address, and not a part of a name: `"Smith, Jo" <jo@x.example>`. */
const endsAddress = (text: string): boolean =>
  /[,;]\s*$/.test(text) && text.split('"').length % 2 === 1 && text.split('<').length === text.split('>').length;

/**
 * E-mail addresses, separated by commas in the value. Enter, a comma, a semicolon and leaving the field end an address;
 * several can be pasted. The value also has the text that is being typed, so that it is checked with the rest.
 */
export function AddressesInput({ value, onChange, people, onProblem, ...control }: Props) {
  const [text, setText] = useState('');
  const whole = (value as string | null) ?? '';
  const chosen = partsOf(text && whole.endsWith(text) ? whole.slice(0, -text.length) : whole);

  function set(addresses: readonly string[], typed = '') {
    setText(typed);
    onChange([...addresses, typed].filter((part) => part.trim()).join(', ') || null);
  }
  /** Adds what a text has, or leaves it in the box if it has anything else. */
  function add(typed: string) {
    if (!typed.trim()) return;
    const { addresses, problem } = readAddresses(typed);
    if (problem) {
      set(chosen, typed.replaceAll(/\s*[\r\n]+\s*/g, ', '));
      return onProblem(problem);
    }
    const known = new Set(chosen.map((one) => one.toLowerCase()));
    set([...chosen, ...addresses.filter((one) => !known.has(one.toLowerCase()))]);
  }
  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text');
    if (!/[@,;\r\n]/.test(pasted)) return;
    event.preventDefault();
    add(text + pasted);
  }
  function keyDown(event: KeyboardEvent) {
    // It would send the form.
    if (event.key === 'Enter' && !text) event.preventDefault();
  }

  return (
    <Autocomplete<Person | string, true, false, true>
      id={control.id}
      multiple
      freeSolo
      forcePopupIcon
      filterSelectedOptions
      value={chosen}
      inputValue={text}
      onChange={(_, next, reason) => {
        if (reason === 'createOption') add(text);
        else set([...new Set(next.map((one) => (typeof one === 'string' ? one : one.address)))]);
      }}
      onInputChange={(_, typed, reason) => {
        if (reason !== 'input') return;
        if (endsAddress(typed)) add(typed);
        else set(chosen, typed);
      }}
      onBlur={() => {
        add(text);
        control.onBlur();
      }}
      options={people}
      filterOptions={(options, state) =>
        matching(
          options.filter((one) => typeof one !== 'string'),
          state,
        )
      }
      getOptionLabel={(one) => (typeof one === 'string' ? one : one.address)}
      getOptionKey={(one) => (typeof one === 'string' ? one : `${one.name} ${one.address}`)}
      isOptionEqualToValue={(one, other) => sameAddress(one, other)}
      renderOption={({ key, ...props }, one) =>
        typeof one === 'string' ? null : (
          <li key={key} {...props}>
            <ListItemText
              primary={one.name}
              secondary={[one.address, one.warning].filter(Boolean).join(', ')}
              slotProps={{ secondary: { sx: { overflowWrap: 'anywhere' } } }}
              sx={{ my: 0 }}
            />
          </li>
        )
      }
      renderValue={(addresses, propsOf) =>
        addresses.map((one, index) => {
          const address = typeof one === 'string' ? one : one.address;
          const { key, ...props } = propsOf({ index });
          const warns = people.some((person) => person.warning && sameAddress(person, address));
          return (
            <Chip
              key={key}
              {...props}
              size="small"
              label={address}
              title={address}
              color={!isAddress(address) ? 'error' : warns ? 'warning' : 'default'}
              variant="outlined"
            />
          );
        })
      }
      slotProps={{
        clearIndicator: { 'aria-label': t('kit.clear'), title: '' },
        popupIndicator: { 'aria-label': t('core.choices.open'), title: '' },
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          hiddenLabel
          error={control.invalid}
          inputRef={control.inputRef}
          onPaste={paste}
          onKeyDown={keyDown}
          slotProps={{
            htmlInput: {
              ...params.inputProps,
              inputMode: 'email',
              autoComplete: 'off',
              'aria-required': control.required,
              'aria-describedby': control.describedBy,
            },
          }}
        />
      )}
    />
  );
}

const partsOf = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);

function sameAddress(...both: [Person | string, Person | string]): boolean {
  const [one, other] = both.map((each) => (typeof each === 'string' ? each : each.address).toLowerCase());
  return one === other;
}
