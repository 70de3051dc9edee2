import { expect, test } from '@jest/globals';
import { pageHelp } from '../../../admin-ui/features/help-video/page-help.ts';
import { screens as own } from '../../../admin-ui/features/screens.ts';
import { screens as generated } from '../../../admin-ui/generated/registry.gen.ts';
import { resources } from '../../../admin-ui/generated/resources.gen.ts';

const paths = new Set([...own, ...generated].map(({ path }) => path));

test('each text of the help belongs to a page', () => {
  expect(Object.keys(pageHelp).filter((path) => !paths.has(path))).toEqual([]);
});

/** Pages that send people on, and the one without content. */
const bare = ['/activityPage', '/test'];

test('each page has a text, of its own, of its list or of its records', () => {
  const described = new Set(Object.values(resources).map(({ screen }) => screen as string | null));
  const without = [...paths]
    .filter((path) => !bare.includes(path))
    .filter((path) => {
      const list = path.replace(/\/:id$/, '');
      return !pageHelp[path] && !pageHelp[list] && !described.has(list);
    });
  expect(without).toEqual([]);
});
