import bowser from 'bowser';

/** A browser and its system, from what it calls itself: `Safari on iPhone`. Empty if it is not a known browser. */
export function deviceOf(client: string): string {
  if (!client) return '';
  const { browser, os, platform } = bowser.parse(client);
  return [browser.name, platform.model ?? os.name].filter(Boolean).join(' on ');
}
