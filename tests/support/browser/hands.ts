import type { Locator, Page } from '@playwright/test';

/** Does what a person does, and counts it: clicks and special keys. Characters that are typed are no special keys. */
export class Hands {
  clicks = 0;
  keys = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async click(what: Locator): Promise<void> {
    await what.click();
    this.clicks += 1;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
    this.keys += keys.length;
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }
}
