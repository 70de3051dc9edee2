import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };

/** What axe finds on the page, once all animations have ended. */
export async function violations(page: Page): Promise<string[]> {
  // A page that is left without a new load keeps axe.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  await page.evaluate(async () => {
    const ending = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // A colour that an element inherits changes only once the change of its parent has ended.
    for (let left = ending(); left.length; left = ending())
      await Promise.all(left.map(({ finished }) => finished.catch(() => null)));
  });
  return page.evaluate(async (runOnly) => {
    const { violations: found } = await (globalThis as any).axe.run(document, { runOnly, resultTypes: ['violations'] });
    return found.map(({ id, nodes }: any) => `${id}: ${nodes.map((node: any) => node.html.slice(0, 160)).join(' | ')}`);
  }, rules);
}
