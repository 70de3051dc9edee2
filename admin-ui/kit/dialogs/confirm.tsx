import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useSyncExternalStore } from 'react';
import { t } from '../../core/i18n/t.ts';
import { later } from '../later.tsx';
import { DialogFrame } from './DialogFrame.tsx';

const Choices = later(() => import('./Choices.tsx').then((module) => module.default));

export interface Question {
  readonly title: string;
  readonly text: string;
  readonly yes?: string;
  /** Label of the button for no; null for no such button. */
  readonly no?: string | null;
  /** Whether the action cannot be undone. */
  readonly destroys?: boolean;
  /** Radio buttons below the text: values with their labels. The first is chosen. */
  readonly choices?: readonly (readonly [string, string])[];
  readonly onChoose?: (value: string) => void;
}

let current: { readonly question: Question; readonly answer: (yes: boolean | null) => void } | null = null;
const listeners = new Set<() => void>();
const set = (next: typeof current) => {
  current = next;
  listeners.forEach((listener) => listener());
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Asks a question over everything else.
 * @returns whether the user chose yes
 */
export const confirm = async (question: Question): Promise<boolean> => (await ask(question)) === true;

/** Shows a message that the user has to confirm. */
export const inform = (title: string, text: string): Promise<unknown> =>
  ask({ title, text, yes: t('kit.ok'), no: null });

/**
 * Asks a question that can be answered with yes or no, or closed.
 * @returns null if the user closed the question without an answer
 */
export const ask = (question: Question): Promise<boolean | null> =>
  new Promise((resolve) => {
    current?.answer(null);
    set({
      question,
      answer: (yes) => {
        set(null);
        resolve(yes);
      },
    });
  });

/**
 * Asks to choose one of some values.
 * @returns null if the user chose none
 */
export async function choose<T extends string>(
  question: Omit<Question, 'choices' | 'onChoose'>,
  choices: readonly [readonly [T, string], ...(readonly [T, string])[]],
): Promise<T | null> {
  let chosen = choices[0][0];
  const yes = await ask({ ...question, choices, onChoose: (value) => (chosen = value as T) });
  return yes ? chosen : null;
}

/** Shows the current question. Rendered once, in the shell. */
export function ConfirmHost() {
  const shown = useSyncExternalStore(subscribe, () => current);
  const textId = useId();
  if (!shown) return null;
  const { title, text, yes = t('kit.yes'), no = t('kit.no'), destroys = false, choices, onChoose } = shown.question;
  return (
    <DialogFrame
      open
      role="alertdialog"
      title={title}
      width={420}
      onClose={() => shown.answer(null)}
      actions={
        <>
          {no !== null && (
            <Button
              variant="outlined"
              color="inherit"
              onClick={() => shown.answer(false)}
              autoFocus={destroys && !choices}
            >
              {no}
            </Button>
          )}
          <Button
            variant="contained"
            color={destroys ? 'error' : 'primary'}
            onClick={() => shown.answer(true)}
            autoFocus={!destroys && !choices}
          >
            {yes}
          </Button>
        </>
      }
    >
      <Typography id={textId}>{text}</Typography>
      {choices && (
        <Suspense fallback={<Box sx={{ height: 44 * choices.length + 8 }} />}>
          <Choices
            labelledBy={textId}
            choices={choices}
            onChoose={onChoose!}
            onEnter={() => !destroys && shown.answer(true)}
          />
        </Suspense>
      )}
    </DialogFrame>
  );
}
