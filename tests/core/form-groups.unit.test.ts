import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormRows } from '../../admin-ui/crud/form/FormRows.tsx';

const layout = [['firstName', 'lastName'], ['email'], ['getNotesEmail'], ['menuMode']];
const groups = [
  { title: 'Person', rows: 2 },
  { title: 'Notifications', rows: 1 },
  { title: 'Appearance', rows: 1 },
];

/** The headings and fields of a form, in order. */
function shown(hidden: readonly string[], of?: typeof groups) {
  const visible = (name: string) => !hidden.includes(name);
  const children = (name: string) => createElement('input', { key: name, name });
  const props = { layout, groups: of, visible, children };
  const html = renderToStaticMarkup(createElement(FormRows, props));
  return [...html.matchAll(/<h3[^>]*>([^<]*)|<input name="(\w+)"/g)].map(([, heading, field]) => heading ?? field);
}

test('the rows of a long dialog have headings; a group without visible fields has none', () => {
  expect(shown([])).toEqual(['firstName', 'lastName', 'email', 'getNotesEmail', 'menuMode']);
  expect(shown(['lastName', 'getNotesEmail'], groups)).toEqual([
    'Person',
    'firstName',
    'email',
    'Appearance',
    'menuMode',
  ]);
});
