import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Validators } from '../../server/core/model/definition.ts';
import { modelBelow } from '../support/schemas.ts';
import { site, tiny, tinyProject } from '../support/tiny.ts';
import { refused, validatorsOf } from '../support/validators.ts';

let validators: Validators;
beforeAll(async () => {
  validators = await validatorsOf(modelBelow(tinyProject()), 'site');
});

const input = (data: unknown) => refused(validators.input, data);
const rules = (data: unknown) => refused(validators.rules, data);

const whole = {
  siteName: 'MILL LANE',
  siteCode: 'ML1',
  grade: 3,
  otherGrades: [1, { id: 2, gradeName: 'B' }],
  budget: 1200.5,
  visited: true,
  visitedOn: '29/02/2024',
  notes: 'Gate at the back.',
  version: 2,
};

describe('What a caller sends', () => {
  test('is accepted if every value fits its field', () => {
    expect(input(whole)).toEqual([]);
  });

  test('may leave out or empty every field; a flag is true or false', () => {
    expect(input({})).toEqual([]);
    expect(input(Object.fromEntries(Object.keys(whole).map((name) => [name, null])))).toEqual(['visited']);
  });

  test('may hold read-only fields, which are ignored', () => {
    expect(input({ siteId: 'x', label: 7 })).toEqual([]);
  });

  test('may only have fields of the schema', () => {
    expect(input({ siteName: 'A', sitName: 'B' })).toEqual(['sitName']);
  });

  test('names every field that does not fit', () => {
    expect(input({ siteName: 1, visited: 'no', grade: 'one' })).toEqual(['grade', 'siteName', 'visited']);
  });

  test.each([
    ['a number for a text', { siteName: 7 }],
    ['a list for a text', { siteName: ['A'] }],
    ['a text for a flag', { visited: 'true' }],
    ['a text for an amount', { budget: '12' }],
    ['an amount below the least', { budget: -1 }],
    ['an amount beyond all bounds', { budget: 1e12 }],
    ['a number that is not a key', { grade: 0 }],
    ['a fraction for a key', { grade: 1.5 }],
    ['a record without a key', { grade: { gradeName: 'A' } }],
    ['a number for many references', { otherGrades: 3 }],
    ['a list with something else among references', { otherGrades: [1, 'two'] }],
    ['a text of no keys for many references', { otherGrades: '1,two' }],
    ['more references than anybody picks', { otherGrades: Array.from({ length: 201 }, (_, i) => i + 1) }],
  ])('is refused with %s', (_, data) => {
    expect(input(data)).toEqual(Object.keys(data));
  });

  test.each(['1,2', '12', '', '1,2,'])('may give many references as keys with commas: "%s"', (otherGrades) => {
    expect(input({ otherGrades })).toEqual([]);
  });
});

describe('A whole record', () => {
  const record = { siteName: 'A', grade: { id: 1 }, visited: true, visitedOn: '01/01/2023' };

  test('has what is required', () => {
    expect(rules(record)).toEqual([]);
  });

  test('is refused if a required field is missing or empty', () => {
    expect(rules({ ...record, siteName: undefined })).toEqual(['siteName']);
    expect(rules({ ...record, siteName: null, grade: null })).toEqual(['grade', 'siteName']);
  });

  test('needs a reason only while the condition for it holds', () => {
    expect(rules({ ...record, visited: false, visitedOn: null })).toEqual(['reason']);
    expect(rules({ ...record, visited: false, visitedOn: null, reason: 'Too far' })).toEqual([]);
    expect(rules({ ...record, reason: null })).toEqual([]);
  });

  test('needs a field only while it is visible', () => {
    expect(rules({ ...record, visitedOn: null })).toEqual(['visitedOn']);
    expect(rules({ ...record, visited: false, visitedOn: null, reason: 'Too far' })).toEqual([]);
  });

  test('is compared in the fields of its conditions only; the others need a value of any kind', async () => {
    expect(validators.compared).toEqual(['visited']);
    const filled = Object.fromEntries(Object.keys(record).map((name) => [name, {}]));
    expect(rules({ ...filled, visited: true })).toEqual([]);
    const reason = {
      ...site.properties.reason,
      'x-when': { required: { 'grade.id': 2 }, visible: { visited: false } },
    };
    const demanding = { ...site, properties: { ...site.properties, reason } };
    const { compared } = await validatorsOf(
      modelBelow(tinyProject({ ...tiny, 'entities/site.json': demanding })),
      'site',
    );
    expect(compared.toSorted()).toEqual(['grade', 'visited']);
  });

  test('needs at least one of many references that are required', async () => {
    const otherGrades = { ...site.properties.otherGrades, 'x-required': 'Other grades are required.' };
    const demanding = { ...site, properties: { ...site.properties, otherGrades } };
    const model = modelBelow(tinyProject({ ...tiny, 'entities/site.json': demanding }));
    const { rules: strict } = await validatorsOf(model, 'site');
    expect(refused(strict, { ...record, otherGrades: [{ id: 1 }] })).toEqual([]);
    expect(refused(strict, { ...record, otherGrades: [] })).toEqual(['otherGrades']);
  });
});

describe('A condition', () => {
  const grade = (id: number | null) => ({ grade: id && { id, gradeName: 'Renamed' } });
  test.each([
    ['a value', { siteName: 'A' }, { siteName: 'A' }, { siteName: 'B' }],
    ['no value', { siteName: null }, {}, { siteName: 'A' }],
    ['any value', { siteName: { not: null } }, { siteName: 'A' }, { siteName: null }],
    ['one of several values', { siteName: { in: ['A', null] } }, { siteName: null }, { siteName: 'C' }],
    ['another value', { siteName: { not: 'A' } }, { siteName: null }, { siteName: 'A' }],
    ['none of several values', { siteName: { not: ['A', null] } }, { siteName: 'B' }, {}],
    ['a number in a range', { budget: { from: 5, to: 7 } }, { budget: 7 }, { budget: null }],
    ['part of a reference', { 'grade.id': { from: 2 } }, grade(2), grade(1)],
    ['the row of a code', { grade: 'A' }, grade(1), grade(2)],
    ['the rows of several codes', { grade: { in: ['A', 'B'] } }, grade(2), grade(3)],
    ['the row of another code, or none', { grade: { not: 'A' } }, grade(null), grade(1)],
    ['the row of another code', { grade: { not: [null, 'A'] } }, grade(2), grade(null)],
    ['all of its fields', { visited: true, siteName: 'A' }, { visited: true, siteName: 'A' }, { siteName: 'A' }],
  ])('may require %s', async (_, visible, met, missed) => {
    const reason = { ...site.properties.reason, 'x-when': { visible } };
    const conditional = { ...site, properties: { ...site.properties, reason } };
    const model = modelBelow(tinyProject({ ...tiny, 'entities/site.json': conditional }));
    const { when } = await validatorsOf(model, 'site');
    expect(when.reason!.visible!(met)).toBe(true);
    expect(when.reason!.visible!(missed)).toBe(false);
  });
});

describe('The checks come with', () => {
  test('the conditions of their fields', () => {
    expect(Object.keys(validators.when)).toEqual(['budget', 'visitedOn', 'reason']);
    expect(validators.when.visitedOn!.visible!({ visited: true })).toBe(true);
    expect(validators.when.visitedOn!.visible!({ visited: false })).toBe(false);
    expect(validators.when.budget!.editable!({ visited: true })).toBe(false);
    expect(validators.when.reason!.required!({ visited: false })).toBe(true);
    expect(validators.when.reason!.required!({ visited: true })).toBe(false);
  });

  test('the messages of required fields', () => {
    expect(validators.required).toEqual({
      siteName: 'Site Name is required.',
      grade: 'Grade is required.',
      visitedOn: 'Date of the visit is required.',
      reason: 'Reason is required.',
    });
  });

  test('a text for each field that does not fit', () => {
    expect(validators.invalid).toMatchObject({
      siteName: 'Site Name must be text of at most 20 characters, in letters of one alphabet.',
      grade: 'Grade must be chosen from the list.',
      visited: 'Visited must be yes or no.',
      budget: 'Budget must be an amount in pounds, with at most two decimals.',
      visitedOn: 'Visited on must be a date: DD/MM/YYYY.',
    });
  });
});
