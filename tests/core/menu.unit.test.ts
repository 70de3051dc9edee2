import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { matchPath } from 'react-router';
import { stepsOf } from '../../admin-ui/app/shell/places.ts';
import { screens as ownScreens } from '../../admin-ui/features/screens.ts';
import { screens as generatedScreens } from '../../admin-ui/generated/registry.gen.ts';

const screens = [...ownScreens, ...generatedScreens];

/** An address of each page and of each of its tabs, with a number or name for its parameter. */
const addresses = screens.flatMap(({ path, tabs }) => {
  const filled = path.replace('reports/:id', 'reports/Won%20Orders').replace(/:\w+/, '7');
  return [filled, ...(tabs ?? []).map((tab) => `${filled}/${tab}`)];
});

test('no part of an address leads to an empty page [NAV-044]', () => {
  const isPage = (address: string) =>
    screens.some(
      ({ path, tabs }) =>
        matchPath(path, address) ?? tabs?.includes(matchPath(`${path}/:tab`, address)?.params.tab ?? ''),
    );
  const targets = new Set(addresses.flatMap(stepsOf).map(({ to }) => to));
  expect(targets.size).toBeGreaterThan(60);
  expect([...targets].filter((address) => !isPage(address))).toEqual([]);
});

test('in the slim menu no two items look alike [BEH-009]', () => {
  const { groups } = JSON.parse(readFileSync('schemas/access/menu.json', 'utf8'));
  const icons: string[] = groups
    .flatMap(({ items }: any) => items)
    .flatMap(({ icon, reports }: any) => (reports ? Object.values(reports) : [icon]));
  expect(icons).not.toContain(undefined);
  expect(icons.filter((icon, i) => icons.indexOf(icon) !== i)).toEqual([]);
});
