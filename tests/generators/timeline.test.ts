import { describe, expect, test } from '@jest/globals';
import { definitionIn } from '../../generators/definition.ts';
import { relational } from '../../generators/migrations/relational.ts';
import { loadModel } from '../../generators/model/index.ts';
import { meant, mistaken, type Mistake } from '../support/schemas.ts';

test('An entry of timelines has a moment, and an index by each reference to a record whose timeline it is in', () => {
  const model = loadModel('schemas');
  expect(definitionIn(model, 'activity').timeline).toMatchObject({
    under: ['customer', 'contact', 'opportunity', 'quote'],
    at: [{ date: 'startDate', time: 'startTime' }, { date: 'dateCreated' }, { date: 'recordedOn' }],
  });
  const table = relational(model).find(({ name }) => name === 'customer_note')!;
  expect(table.columns.at(-1)).toEqual({ name: 'timeline_at', type: 'text', nullable: true });
  const indexed = table.indexes.map(({ columns }) => columns.map(({ name }) => name).join());
  for (const reference of ['customer_id', 'contact_id', 'opportunity_id'])
    expect(indexed).toContain(`${reference},timeline_at,cust_note_id`);
  const others = relational(model).find(({ name }) => name === 'customer')!;
  expect(others.columns.map(({ name }) => name)).not.toContain('timeline_at');
});

describe('A timeline is refused', () => {
  const note = 'entities/note.json';
  const at = '/x-timeline';
  const mistakes: Mistake[] = [
    [
      'of a reference that is not there',
      note,
      `${at}/under/0`,
      'custome',
      meant('field', 'custome', 'customer'),
      `${at}/under/0`,
    ],
    [
      'of several records',
      note,
      `${at}/under/0`,
      'noteTags',
      '"noteTags" is not a reference to one record',
      `${at}/under/0`,
    ],
    [
      'at a moment that is a text',
      note,
      `${at}/at`,
      ['noteHeader'],
      '"noteHeader" is not a date or a moment',
      `${at}/at/0`,
    ],
    ['by a customer', note, `${at}/by`, 'customer', '"customer" is not a reference to one user'],
    [
      'that shows several records',
      note,
      `${at}/shows/0`,
      'noteTags',
      '"noteTags" is not a single value',
      `${at}/shows/0`,
    ],
    ['with a short text', note, `${at}/text`, 'noteHeader', '"noteHeader" is not a long text'],
    [
      'with changes of a field that is not there',
      note,
      `${at}/changes`,
      ['header'],
      'unknown field "header"',
      `${at}/changes/0`,
    ],
    [
      'with changes although there is no history',
      'entities/quotation-document.json',
      `${at}/changes`,
      ['subject'],
      'needs a history',
    ],
  ];

  test.each(mistakes)('%s', (...mistake) => {
    const { message, line } = mistaken(mistake);
    expect(message).toContain(line);
  });
});
