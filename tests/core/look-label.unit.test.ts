import { expect, test } from '@jest/globals';
import { logos } from '../../admin-ui/app/look/logos.tsx';
import { colours } from '../../admin-ui/core/theme/colours.ts';
import { resources } from '../../admin-ui/generated/resources.gen.ts';

test('CON-011 AMB-023 the schema of the user names each theme colour and logo, and no other', () => {
  const { themeColour, profileLogo } = resources.user.labels;
  expect(themeColour).toMatchObject({ bluegray: 'Blue grey' });
  expect(Object.keys(themeColour).toSorted()).toEqual(Object.keys(colours).toSorted());
  expect(Object.keys(profileLogo).toSorted()).toEqual(Object.keys(logos).toSorted());
});
