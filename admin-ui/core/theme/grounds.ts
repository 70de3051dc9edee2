/** Neutral colours of both themes: backgrounds, lines, three greys of text, and `past` for last year in charts. */
export const grounds = {
  light: {
    page: '#ffffff',
    sunk: '#f6f7f9',
    paper: '#ffffff',
    line: '#e1e4e9',
    edge: '#8a94a3',
    past: '#7f8896',
    text: '#18212d',
    faint: '#4d5767',
    dim: '#667080',
    hover: '#f0f3f7',
    onPrimary: '#ffffff',
  },
  dark: {
    page: '#12161c',
    sunk: '#12161c',
    paper: '#1a2029',
    line: '#303846',
    edge: '#5d6878',
    past: '#6f7a8b',
    text: '#e6eaf0',
    faint: '#b1bac6',
    dim: '#95a0af',
    hover: '#222a35',
    onPrimary: '#10151c',
  },
} as const;

/** Colours of the dark menu. `hover` and `current` suit both dark and light menus. */
export const menuShades = {
  ground: '#16202e',
  text: '#dbe3ee',
  hover: 'rgb(128 144 168 / 0.16)',
  current: 'rgb(128 144 168 / 0.28)',
} as const;
