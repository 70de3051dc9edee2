import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { callTo, formatOf } from '../../admin-ui/core/model/values.ts';
import { EmailLink } from '../../admin-ui/kit/fields/EmailLink.tsx';

test('an e-mail address is a link that wraps before its @ and its dots', () => {
  const markup = renderToStaticMarkup(createElement(EmailLink, { address: 'info@roof.example' }));
  expect(markup).toContain('href="mailto:info@roof.example"');
  expect(markup).toContain('>info<wbr/>@roof<wbr/>.example</a>');
});

test.each([
  ['01302 555073', 'tel:01302555073'],
  ['01302 555073 ext 12', 'tel:01302555073;ext=12'],
  ['01302 555073x12', 'tel:01302555073;ext=12'],
  ['+49 30 1234567', 'tel:+49301234567'],
])('%p is called by %p', (phone, link) => expect(callTo(phone)).toBe(link));

test('an alias of a field has its format; an alias of a field of another record has none', () => {
  const fields = {
    email: { title: 'Email', type: 'string', format: 'email' },
    mainEmail: { title: 'Main Email', type: 'alias', alias: ['email'] },
    theirs: { title: 'Their Email', type: 'alias', alias: ['contact', 'email'] },
  } as const;
  expect(Object.keys(fields).map((name) => formatOf({ fields }, name))).toEqual(['email', 'email', undefined]);
});
