/** Texts of `features/support-case/`. */
export const supportCase = {
  button: 'Support Case',
  capturing: 'Taking a screenshot',
  tooBig: 'File too big.',
  screenshot: {
    open: 'Open the screenshot',
    description: 'Screenshot of the page',
    failed: 'The screenshot could not be loaded.',
  },
} as const;
