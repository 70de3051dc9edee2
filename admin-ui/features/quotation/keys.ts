/** Keys of the actions on a quotation. */
export const quotationKeys = { newVersion: 'v', revise: 'r', won: 'w', lost: 'l', setActive: 'a' } as const;
