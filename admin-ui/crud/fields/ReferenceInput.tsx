import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import { useRef, useState } from 'react';
import { t } from '../../core/i18n/t.ts';
import { summaryOf } from '../../core/data/data-provider.ts';
import { useDialog } from './dialog-context.ts';
import type { FieldInfo, WireRecord } from '../../core/model/resource.ts';
import type { ControlProps } from '../../kit/fields/control.ts';
import { useOneMatch } from '../../kit/use-one-match.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import { bare, narrowed } from './reference.ts';
import { NoChoices } from './NoChoices.tsx';
import { ReferenceText } from './ReferenceText.tsx';
import { useChoices } from './use-choices.ts';
import { hintOf } from '../../core/model/label.ts';
import { nameOf } from '../../core/model/values.ts';

/** Time after a choice during which the list does not reopen on its own, in ms (BEH-079). */
const rests = 500;

/** Choices that do not come from the entity's list call, and their names. */
export interface Choices {
  readonly rows: readonly WireRecord[];
  readonly isLoading: boolean;
  /** Loads the choices again after a failure; else null. */
  readonly retry: (() => void) | null;
  readonly textOf: (record: WireRecord) => string;
}

/**
 * Chooses one or several records by typing part of a name. Text that names no record is cleared when focus leaves the
 * field (BEH-078).
 */
export function ReferenceInput({
  field,
  given,
  ...control
}: ControlProps & { readonly field: FieldInfo; readonly given?: Choices | undefined }) {
  const { id, value, onChange, onBlur } = control;
  const { of: entity, values } = useDialog();
  const target = summaryOf(field.to!);
  const many = field.type === 'refs';
  const [open, setOpen] = useState(false);
  /** Text typed since the last choice; null if none. */
  const [typed, setTyped] = useState<string | null>(null);
  const chosenAt = useRef(0);
  // If the choices depend on another field, they are available once that field is filled.
  const first = Object.values(field.choices ?? {}).find((choice) => choice.of && !values()[choice.of])?.of;
  const found = useChoices(field.to!, narrowed(field, values()), open && !first && !given, typed ?? '');
  const { choices, loading, all, retry, isSettled } = given
    ? { choices: given.rows, loading: given.isLoading, all: true, retry: given.retry, isSettled: !given.isLoading }
    : found;
  const chosen = many ? ((value as WireRecord[] | null) ?? []) : ((value as WireRecord | null) ?? null);
  const labelOf = (option: WireRecord) => given?.textOf(option) ?? nameOf(option[target.display] ?? option);
  const hint = given ? [] : (target.hint ?? []);
  const hintIn = (option: WireRecord) => hintOf({ hint }, option);
  const filter = all
    ? createFilterOptions({ stringify: (option: WireRecord) => `${labelOf(option)} ${hintIn(option)}` })
    : (options: WireRecord[]) => options;

  function take(next: WireRecord | WireRecord[] | null) {
    chosenAt.current = Date.now();
    setTyped(null);
    onChange(Array.isArray(next) ? next.map((one) => bare(field.to!, one)) : next && bare(field.to!, next));
  }
  const takeMatch = (match: WireRecord) => {
    setOpen(false);
    take(many ? [...(chosen as WireRecord[]), match] : match);
  };
  const takeOne = useOneMatch({
    text: typed ?? '',
    isSettled: open && isSettled,
    matches: filter([...choices], { inputValue: typed ?? '', getOptionLabel: labelOf }),
    onTake: takeMatch,
  });

  /** Selects the record whose full name was typed. Without a match, selects none. */
  function leave() {
    if (!many && typed && typed !== (chosen ? labelOf(chosen as WireRecord) : '')) {
      const same = choices.filter((option) => labelOf(option).toLowerCase() === typed.trim().toLowerCase());
      onChange(same.length === 1 ? bare(field.to!, same[0]!) : null);
    }
    setTyped(null);
    onBlur();
  }

  return (
    <Autocomplete<WireRecord, boolean>
      id={id}
      multiple={many}
      open={open}
      onOpen={({ type }) => {
        if (many || type === 'change' || Date.now() - chosenAt.current >= rests) setOpen(true);
      }}
      onClose={() => setOpen(false)}
      value={chosen as WireRecord}
      onChange={(_, next) => take(next as WireRecord | WireRecord[] | null)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !open || !typed || isSettled) return;
        event.preventDefault();
        event.defaultMuiPrevented = true;
        // The choices are those of the text without its last letters: one that has the whole text is the match.
        const shown = choices.filter((option) =>
          `${labelOf(option)} ${hintIn(option)}`.toLowerCase().includes(typed.trim().toLowerCase()),
        );
        if (shown.length === 1) takeMatch(shown[0]!);
        else takeOne();
      }}
      onBlur={leave}
      onInputChange={(_, next, reason) => setTyped(reason === 'input' ? next : null)}
      options={choices}
      filterOptions={filter}
      {...(hint.length > 0 && {
        renderOption: ({ key, ...props }, option) => (
          <ChoiceRow key={key} {...props} name={labelOf(option)} hint={hintIn(option)} />
        ),
      })}
      loading={loading}
      getOptionLabel={labelOf}
      getOptionKey={(option) => option[target.key] as number}
      isOptionEqualToValue={(option, other) => option[target.key] === other[target.key]}
      noOptionsText={
        <NoChoices
          target={target}
          typed={Boolean(typed)}
          before={first ? entity.fields[first]!.title : null}
          retry={retry}
        />
      }
      autoHighlight
      handleHomeEndKeys
      slotProps={{
        clearIndicator: { 'aria-label': t('kit.clear'), title: '' },
        popupIndicator: { 'aria-label': t(open ? 'core.choices.close' : 'core.choices.open'), title: '' },
        // 350 by 200 px (CON-018).
        popper: { placement: 'bottom-start', sx: { width: '350px !important', maxWidth: 'calc(100vw - 32px)' } },
        listbox: { sx: { maxHeight: 200 } },
      }}
      renderInput={(params) => <ReferenceText params={params} control={control} isLoading={loading && open} />}
    />
  );
}
