/** Keys of actions on an entry of the trash. */
export const trashKeys = { restore: 'r' } as const;
