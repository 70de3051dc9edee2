import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Validators } from '../../server/core/model/definition.ts';
import { modelBelow } from '../support/schemas.ts';
import { tiny, tinyProject } from '../support/tiny.ts';
import { refused, validatorsOf } from '../support/validators.ts';

let validators: Validators;
beforeAll(async () => {
  validators = await validatorsOf(modelBelow(tinyProject()), 'site');
});

const input = (data: unknown) => refused(validators.input, data);

describe('A text', () => {
  test.each([
    ['as long as it may be', 'x'.repeat(20), []],
    ['one character too long', 'x'.repeat(21), ['siteName']],
    ['of emoji, each one character', '😀'.repeat(20), []],
    ['of one emoji too many', '😀'.repeat(21), ['siteName']],
    ['with a null character', 'A\u0000B', ['siteName']],
    ['with a delete character', 'A\u007fB', ['siteName']],
    ['with half an emoji', 'A\ud83dB', ['siteName']],
    ['with a line end where it has one line', 'A\nB', ['siteName']],
    ['with accents and other scripts', 'Łódź 東京', []],
    ['with a word of another alphabet', 'Łódź Москва', []],
    ['with a Cyrillic letter in a Latin word', 'J\u0430cobs', ['siteName']],
    ['that runs from right to left', 'moc\u202e.com', ['siteName']],
    ['with a letter that cannot be seen', 'Jac\u200bobs', ['siteName']],
    ['with a joined emoji', '👩\u200d🔧', []],
  ])('%s is taken or refused', (_, siteName, wrong) => {
    expect(input({ siteName })).toEqual(wrong);
  });

  test('that is not a name may have Greek letters next to Latin ones, such as in units', () => {
    expect(input({ siteCode: '5µm' })).toEqual([]);
    expect(input({ siteCode: '5\u03bcm' })).toEqual([]);
    expect(input({ siteCode: '5\u202em' })).toEqual(['siteCode']);
  });

  test('that a name is made of is checked as a name, also behind an alias', async () => {
    const made = (from: string[], text: string) => ({ maxLength: 40, 'x-derived': { from, text } });
    const person = {
      title: 'Person',
      description: 'Somebody.',
      'x-entity': { display: 'fullName' },
      properties: {
        firstName: { maxLength: 20 },
        initials: { maxLength: 4 },
        nickname: { maxLength: 20 },
        calledName: { 'x-alias': 'firstName' },
        formalName: made(['firstName', 'initials'], '{initials} {firstName}'),
        fullName: made(['formalName'], '{formalName}'),
      },
    };
    const model = modelBelow(tinyProject({ ...tiny, 'entities/person.json': person }));
    const check = (await validatorsOf(model, 'person')).input;
    const mixed = { firstName: 'J\u0430c', initials: 'J\u0430', nickname: 'J\u0430c', calledName: 'J\u0430c' };
    expect(refused(check, mixed)).toEqual(['calledName', 'firstName', 'initials']);
    expect(refused(check, { firstName: 'Jac', initials: 'Ж' })).toEqual([]);
  });

  test('of many lines may have line ends and tabs, but no other control characters', () => {
    expect(input({ notes: 'One\r\n\tTwo' })).toEqual([]);
    expect(input({ notes: 'One\u0007Two' })).toEqual(['notes']);
  });

  test('of many lines is refused if it is too long', () => {
    expect(input({ notes: 'x'.repeat(300) })).toEqual([]);
    expect(input({ notes: 'x'.repeat(301) })).toEqual(['notes']);
  });
});

describe('A date', () => {
  test.each(['01/01/2023', '31/12/1999', '30/04/2023', '28/02/2023', '29/02/2024', '29/02/2000'])(
    '%s is accepted',
    (visitedOn) => {
      expect(input({ visitedOn })).toEqual([]);
    },
  );

  test.each([
    '29/02/2023',
    '29/02/1900',
    '29/02/2100',
    '30/02/2024',
    '31/04/2023',
    '32/01/2023',
    '00/01/2023',
    '01/13/2023',
    '1/1/2023',
    '2023-01-01',
    '01/01/2023 ',
  ])('"%s" is refused', (visitedOn) => {
    expect(input({ visitedOn })).toEqual(['visitedOn']);
  });
});
