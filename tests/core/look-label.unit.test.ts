import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { logos } from '../../admin-ui/app/look/logos.tsx';
import { colours } from '../../admin-ui/core/theme/colours.ts';
import { resources } from '../../admin-ui/generated/resources.gen.ts';

const theme =
  'amber blue bluegray brown cyan deeporange deeppurple green indigo lightblue lightgreen lime orange pink purple teal yellow';

test('there are 17 theme colours, and blue is the default [CON-011]', () => {
  const { themeColour } = JSON.parse(readFileSync('schemas/entities/user/entity.json', 'utf8')).properties;
  expect([themeColour.enum, themeColour.default]).toEqual([theme.split(' '), 'blue']);
});

test('the schema of the user names each theme colour and logo, and no other [CON-011 AMB-023]', () => {
  const { themeColour, profileLogo } = resources.user.labels;
  expect(themeColour).toMatchObject({ bluegray: 'Blue grey' });
  expect(Object.keys(themeColour).toSorted()).toEqual(Object.keys(colours).toSorted());
  expect(Object.keys(profileLogo).toSorted()).toEqual(Object.keys(logos).toSorted());
});
