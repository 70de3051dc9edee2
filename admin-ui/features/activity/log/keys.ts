/** The key that logs what happened. */
export const logKey = { pressed: 'L', shown: 'Shift+L' } as const;
