import { describe, expect, test } from '@jest/globals';
import { meant, mistaken, type Mistake } from '../support/schemas.ts';

describe('A moment is refused', () => {
  const activity = 'entities/activity.json';
  const end = '/x-moments/end';
  const mistakes: Mistake[] = [
    ['on a day that is not there', activity, `${end}/date`, 'endDat', meant('field', 'endDat', 'endDate')],
    ['on a day that is a time', activity, `${end}/date`, 'endTime', '"endTime" is not a date'],
    ['at a time that is a day', activity, `${end}/time`, 'endDate', '"endDate" is not a time'],
    ['with a length that is a text', activity, `${end}/length`, 'subject', '"subject" is not a whole number'],
    ['that follows one that is not there', activity, `${end}/follows`, 'begin', 'unknown moment "begin"'],
    ['that follows a later one', activity, `${end}/follows`, 'reminder', 'unknown moment "reminder"'],
    [
      'that comes after another without following it',
      activity,
      '/x-moments/start/after',
      'Too early.',
      'needs follows',
    ],
  ];

  test.each(mistakes)('%s', (...mistake) => {
    const { message, line } = mistaken(mistake);
    expect(message).toContain(line);
  });
});
