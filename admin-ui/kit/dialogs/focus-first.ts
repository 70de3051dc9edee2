/** Puts the cursor into the first field; not on a touch screen, whose keyboard would cover the form. */
export function focusFirst(form: HTMLFormElement | null) {
  if (!window.matchMedia('(pointer: coarse)').matches)
    form?.querySelector<HTMLElement>('input:not([readonly]), textarea:not([readonly])')?.focus();
}
