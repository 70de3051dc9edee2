/** The key that logs what happened, and its name for screen readers. */
export const logKey = { pressed: 'L', aria: 'Shift+L' } as const;

/** Who may log what has happened. */
export const logRule = { permission: 'EditCustomers' } as const;
