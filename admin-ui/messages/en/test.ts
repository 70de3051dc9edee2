/** Texts of `features/test/`. */
export const test = {
  title: 'Test',
  text: 'This page shows that Branchline is running.',
} as const;
