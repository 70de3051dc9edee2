import { describe, expect, test } from '@jest/globals';
import { readDays } from '../../../admin-ui/features/activity/log/read-days.ts';
import { readLine } from '../../../admin-ui/features/activity/log/read-line.ts';

/** A Thursday. */
const now = { date: '03/12/2026', time: '14:20' };
const types = [
  { id: 1, name: 'Task' },
  { id: 2, name: 'Meeting' },
  { id: 3, name: 'Call' },
  { id: 9, name: 'Trade show' },
];
const results = [
  { id: 1, name: 'Completed', code: 'DONE' },
  { id: 3, name: 'Quotation requested', code: 'QUOTE' },
  { id: 6, name: 'No answer', code: 'NOANSWER' },
  { id: 10, name: 'Not interested', code: 'NOTINT' },
];
const contacts = [
  { id: 71, name: 'Emma Price' },
  { id: 72, name: 'John Hall' },
  { id: 73, name: 'John Ward' },
];
const known = { types, results, contacts, now };
const read = (text: string) => readLine(text, known);

describe('a line about what has happened', () => {
  test('names the kind, the contact, a task and a call', () => {
    expect(read('rang emma, wants price by fri, call tue 10')).toEqual({
      type: 3,
      contact: 71,
      at: null,
      result: 3,
      plans: [
        { type: 1, about: 'wants price', date: '04/12/2026', time: null },
        { type: 3, about: '', date: '08/12/2026', time: '10:00' },
      ],
    });
  });

  test.each([
    ['spoke to John Hall', 3],
    ['met Emma on site', 2],
    ['emailed the data sheets', 1],
    ['trade show in Leeds', 9],
    ['wants more posts', null],
  ])('%s: type %s', (text, type) => {
    expect(read(text).type).toBe(type);
  });

  test('names a contact only if one alone can be meant', () => {
    expect(read('rang john').contact).toBeNull();
    expect(read('rang john ward').contact).toBe(73);
    expect(read('rang Hall about the gate').contact).toBe(72);
    expect(read('pricey gate').contact).toBeNull();
  });

  test.each([
    ['rang emma at 9', { date: '03/12/2026', time: '09:00' }],
    ['met john yesterday at 10.30, call tue', { date: '02/12/2026', time: '10:30' }],
    ['visited on mon', { date: '30/11/2026', time: '09:00' }],
    ['rang emma at 4pm', null],
  ])('%s: at %j', (text, at) => {
    expect(read(text).at).toEqual(at);
  });

  test.each([
    ['no answer', 6],
    ['rang, not interested', 10],
    ['needs a quote for 40 bays', 3],
    ['rang about the order', null],
  ])('%s: result %s', (text, result) => {
    expect(read(text).result).toBe(result);
  });

  test.each([
    ['rang emma, visit 15 jan 2pm', [{ type: 2, about: '', date: '15/01/2027', time: '14:00' }]],
    ['rang; send samples tomorrow', [{ type: 1, about: 'send samples', date: '04/12/2026', time: null }]],
    ['rang, ring back today', [{ type: 3, about: '', date: '03/12/2026', time: '15:00' }]],
    ['rang then call in 2 weeks', [{ type: 3, about: '', date: '17/12/2026', time: '09:00' }]],
    ['wants 10 by fri', [{ type: 1, about: 'wants 10', date: '04/12/2026', time: null }]],
    ['rang, wants 10 by fri', [{ type: 1, about: 'wants 10', date: '04/12/2026', time: null }]],
    [
      'rang, call tue 10 and visit 15 jan',
      [
        { type: 3, about: '', date: '08/12/2026', time: '10:00' },
        { type: 2, about: '', date: '15/01/2027', time: '09:00' },
      ],
    ],
    ['rang, price by fri or mon', [{ type: 1, about: 'price', date: '04/12/2026', time: null }]],
    ['rang yesterday, nothing new', []],
  ])('%s: plans %j', (text, plans) => {
    expect(read(text).plans).toEqual(plans);
  });
});

describe('the days of a text', () => {
  test.each([
    ['fri', '04/12/2026', null],
    ['tues at 3', '08/12/2026', '15:00'],
    ['weds 9.30', '09/12/2026', '09:30'],
    ['3/12', '03/12/2026', null],
    ['10/12 at 14.00', '10/12/2026', '14:00'],
    ['tomorrow am', '04/12/2026', '09:00'],
    ['friday afternoon', '04/12/2026', '14:00'],
    ['next tue 2pm', '08/12/2026', '14:00'],
    ['end of month', '31/12/2026', null],
    ['in an hour', '03/12/2026', '15:20'],
    ['1st feb', '01/02/2027', null],
  ])('%s is %s, %s', (text, date, time) => {
    expect(readDays(`call ${text}`, now)).toMatchObject([{ date, time }]);
  });

  test.each(['12 posts at £4.50', '01302 555073', 'the 12.5mm board', 'may be'])('%s is no day', (text) => {
    expect(readDays(text, now)).toEqual([]);
  });
});
