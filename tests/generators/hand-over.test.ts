import { describe, expect, test } from '@jest/globals';
import { byName, loadModel } from '../../generators/model/index.ts';
import { emitEntity } from '../../generators/server/entity.ts';
import { meant, mistaken, type Mistake } from '../support/schemas.ts';

test('What is handed over is emitted with its condition, codes as keys', () => {
  const model = loadModel('schemas');
  const { Completed, Cancelled } = byName(model, 'activityStatus').codes;
  expect(emitEntity(model, byName(model, 'activity'))).toContain(
    `"handOver":{"title":"Open activities","where":[{"path":["activityStatus"],"operator":"<>","value":null},{"path":["activityStatus"],"operator":"<>","value":${Completed}},{"path":["activityStatus"],"operator":"<>","value":${Cancelled}}],"lent":true}`,
  );
});

test('What is of the past is emitted with codes as keys, or without conditions for all records', () => {
  const model = loadModel('schemas');
  const { Completed, Cancelled } = byName(model, 'activityStatus').codes;
  expect(emitEntity(model, byName(model, 'activity'))).toContain(
    `"past":[{"path":["activityStatus"],"operator":"in","value":[${Completed},${Cancelled}]}]`,
  );
  expect(emitEntity(model, byName(model, 'actualSales'))).toContain('"past":[]');
  expect(emitEntity(model, byName(model, 'customer'))).not.toContain('"past"');
});

describe('A hand-over is refused', () => {
  const activity = 'entities/activity.json';
  const user = '/properties/user/x-handOver';
  const mistakes: Mistake[] = [
    [
      'of a text',
      activity,
      '/properties/subject/x-handOver',
      { title: 'Activities' },
      'is for a reference to one record',
    ],
    [
      'on a condition about a field that is not there',
      activity,
      `${user}/where`,
      { complete: false },
      meant('field', 'complete', 'completed'),
      `${user}/where/complete`,
    ],
    [
      'on a condition about a code that is not there',
      activity,
      `${user}/where`,
      { activityStatus: 'Upcomin' },
      meant('code of activityStatus', 'Upcomin', 'Upcoming'),
      `${user}/where/activityStatus`,
    ],
    [
      'on a condition about who is signed in',
      activity,
      `${user}/where`,
      { createdBy: '$user' },
      '$user cannot be used here: nobody is signed in',
      `${user}/where/createdBy`,
    ],
  ];
  test.each(mistakes)('%s', (...mistake) => {
    const { message, line } = mistaken(mistake);
    expect(message).toContain(line);
  });
});

describe('A condition for records of the past is refused', () => {
  const past = '/x-past';
  const mistakes: Mistake[] = [
    [
      'on a field that is not there',
      'entities/activity.json',
      past,
      { complete: true },
      meant('field', 'complete', 'completed'),
      `${past}/complete`,
    ],
    [
      'about who is signed in',
      'entities/activity.json',
      past,
      { createdBy: '$user' },
      '$user cannot be used here: nobody is signed in',
      `${past}/createdBy`,
    ],
  ];
  test.each(mistakes)('%s', (...mistake) => {
    const { message, line } = mistaken(mistake);
    expect(message).toContain(line);
  });
});
