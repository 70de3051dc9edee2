import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Unbroken } from '../../admin-ui/kit/Unbroken.tsx';

const markup = (text: string) => renderToStaticMarkup(createElement(Unbroken, { text }));

test('a word with a hyphen stays in one line, and the words around it may wrap', () => {
  expect(markup('Reminders by e-mail')).toBe('Reminders by <span style="white-space:nowrap">e-mail</span>');
  expect(markup('Default branch')).toBe('Default branch');
});
