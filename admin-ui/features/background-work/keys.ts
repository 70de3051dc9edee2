/** Keys of actions on background work. */
export const workKeys = { stop: 's', retry: 'r' } as const;
