/** Keys of the actions on an absence. */
export const absenceKeys = { back: 'b' } as const;
