/** Texts of `kit/`. */
export const kit = {
  cancel: 'Cancel',
  close: 'Close',
} as const;
