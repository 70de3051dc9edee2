/** Texts of `features/support-case/`. */
export const supportCase = {
  button: 'Support Case',
  mine: 'My support cases',
  tooBig: 'File too big.',
  screenshot: {
    open: 'Open the screenshot',
    description: 'Screenshot of the page',
    failed: 'The screenshot could not be loaded.',
  },
  replies: {
    title: 'Replies',
    reply: 'Reply',
    none: 'Nobody has replied yet.',
    failed: 'The replies could not be loaded.',
  },
  marking: {
    title: 'Screenshot',
    hint: 'Draw over anything that must stay private, or around the part you mean. Blacked-out areas are not sent.',
    tool: 'Tool',
    black: 'Black out',
    frame: 'Mark',
    add: 'Add an area',
    blackArea: 'Blacked out area %{number}',
    framedArea: 'Marked area %{number}',
    keys: 'Arrow keys move it, Shift and arrow keys change its size, Delete removes it.',
    send: 'Continue',
  },
} as const;
