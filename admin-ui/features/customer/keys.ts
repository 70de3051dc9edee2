/** Keys of the actions on a customer. */
export const customerKeys = { approve: 'a' } as const;
