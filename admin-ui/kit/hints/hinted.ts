/** Attributes of a text with a hint, which the keyboard reaches and screen readers read as its description. */
export const hinted = (hint: string) => ({ tabIndex: 0, 'data-hint': hint, 'aria-description': hint }) as const;
