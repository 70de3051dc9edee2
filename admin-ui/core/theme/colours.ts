/**
 * The 17 theme colours (CON-011). Each changes only the primary colour: the first for the light theme, the second for
 * the dark one. Both have a contrast of at least 4.5:1 to the background and to text on them.
 */
export const colours = {
  amber: ['#8f5d00', '#ffca4d'],
  blue: ['#1857c4', '#8ab4ff'],
  bluegray: ['#455a64', '#a9bcc6'],
  brown: ['#6d4c41', '#c9aa9e'],
  cyan: ['#006876', '#6fd7e6'],
  deeporange: ['#bf360c', '#ff9b7d'],
  deeppurple: ['#512da8', '#b8a1f0'],
  green: ['#1b6e2d', '#84d494'],
  indigo: ['#303f9f', '#a4b0f5'],
  lightblue: ['#0267a8', '#7cc8f9'],
  lightgreen: ['#3f6b17', '#b2d68a'],
  lime: ['#5f6300', '#d6dd6b'],
  orange: ['#a64500', '#ffb676'],
  pink: ['#c2185b', '#f79bbb'],
  purple: ['#7b1fa2', '#d69ce6'],
  teal: ['#00695c', '#70cfc1'],
  yellow: ['#7a6400', '#f2dd6b'],
} as const;

export type Colour = keyof typeof colours;

export const isColour = (name: string): name is Colour => name in colours;

/**
 * Colours that people can give a status. Each stands out from its own tint, which is the background of its badge, in
 * both themes.
 */
export const swatches = {
  grey: '#6e7583',
  blue: '#1f6feb',
  teal: '#0f8577',
  green: '#248349',
  amber: '#b28100',
  orange: '#b35c00',
  red: '#d33733',
  pink: '#d6337c',
  purple: '#9950d5',
  brown: '#8d6e63',
} as const;

/** Text and background colour of a badge, by severity. */
export const severities = {
  light: {
    primary: ['#1857c4', '#e8f0fe'],
    success: ['#146c36', '#e3f4e9'],
    info: ['#0b5f8a', '#e1f2fb'],
    help: ['#6b2fa0', '#f2e8fb'],
    warning: ['#8a5000', '#fdf0d9'],
    danger: ['#b3261e', '#fdeceb'],
    secondary: ['#4b5563', '#eef0f3'],
    light: ['#5b6472', '#f5f6f8'],
    dark: ['#1f2733', '#dfe3e8'],
  },
  dark: {
    primary: ['#a9c7ff', '#1c2f52'],
    success: ['#8fdcab', '#163524'],
    info: ['#8fd3f7', '#12303f'],
    help: ['#d6b4f5', '#33204a'],
    warning: ['#f6c77a', '#3d2c10'],
    danger: ['#ffb4ac', '#47201d'],
    secondary: ['#c3cad4', '#2a313b'],
    light: ['#c9cfd8', '#252b34'],
    dark: ['#e5e9ee', '#39414c'],
  },
} as const;

export type Severity = keyof (typeof severities)['light'];
