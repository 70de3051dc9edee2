/** Texts of `app/look/`. */
export const look = {
  title: 'Change theme',
  hint: 'Changes apply at once, and are kept for you on every device.',
  colour: 'Theme colour',
  mode: 'Light or dark',
  modes: { System: 'Automatic', Light: 'Light', Dark: 'Dark' },
  menuMode: 'Menu',
  menuModes: { Static: 'Static', Overlay: 'Overlay', Horizontal: 'Horizontal', Slim: 'Slim' },
  menuModeNarrow: 'On a screen this narrow, the menu always opens over the page.',
  menuType: 'Menu items',
  menuTypes: { Grouped: 'Grouped', Ungrouped: 'Ungrouped' },
  menuColour: 'Menu colour',
  menuColours: { Dark: 'Dark', Light: 'Light' },
  logo: 'Profile logo',
  chooseLogo: 'Choose a logo',
  changeLogo: 'Change the logo',
  failed: 'Error while updating user.',
} as const;
