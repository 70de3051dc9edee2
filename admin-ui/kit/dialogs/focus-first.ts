/** Focuses the first field of a form. Not on touch screens, where the keyboard would cover the form. */
export function focusFirst(form: HTMLFormElement | null) {
  if (!window.matchMedia('(pointer: coarse)').matches)
    form?.querySelector<HTMLElement>('input:not([readonly]), textarea:not([readonly])')?.focus();
}
