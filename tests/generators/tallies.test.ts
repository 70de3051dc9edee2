import { describe, expect, test } from '@jest/globals';
import { byName, loadModel } from '../../generators/model/index.ts';
import { emitEntity } from '../../generators/server/entity.ts';
import { meant, mistaken, type Mistake } from '../support/schemas.ts';

test('A tally is part of the definition of its entity', () => {
  const model = loadModel('schemas');
  expect(emitEntity(model, byName(model, 'enquiry'))).toContain('"tally":{"by":["opportunityStatus"');
  expect(emitEntity(model, byName(model, 'quotation'))).not.toContain('"tally"');
});

describe('A tally is refused', () => {
  const enquiry = 'entities/enquiry.json';
  const mistakes: Mistake[] = [
    [
      'by a field that is not there',
      enquiry,
      '/x-tally/by/0',
      'opportunityStatu',
      meant('field', 'opportunityStatu', 'opportunityStatus'),
    ],
    [
      'by a field that is not a reference',
      enquiry,
      '/x-tally/by/1',
      'postCode',
      '"postCode" is not a reference to one record',
      '/x-tally/by/1',
    ],
    ['of a field that is not an amount', enquiry, '/x-tally/sum', 'phoneNo', '"phoneNo" is not an amount of money'],
  ];

  test.each(mistakes)('%s', (...mistake) => {
    const { message, line } = mistaken(mistake);
    expect(message).toContain(line);
  });
});
