import bowser from 'bowser';

/** The browser and system that a user agent names: `Safari on iPhone`. Empty if the browser is unknown. */
export function deviceOf(client: string): string {
  if (!client) return '';
  const { browser, os, platform } = bowser.parse(client);
  return [browser.name, platform.model ?? os.name].filter(Boolean).join(' on ');
}
