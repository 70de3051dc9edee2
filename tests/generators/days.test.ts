import { describe, expect, test } from '@jest/globals';
import { byName, loadModel } from '../../generators/model/index.ts';
import { emitEntity } from '../../generators/server/entity.ts';
import { meant, mistaken, type Mistake } from '../support/schemas.ts';

test('A day of some rows and a first value are read-only, and the definition names rows by their keys', () => {
  const model = loadModel('schemas');
  const quotation = byName(model, 'quotation');
  for (const name of ['decidedOn', 'countedOn'])
    expect([name, quotation.fields.find((field) => field.name === name)!.readOnly]).toEqual([name, true]);
  const { Won, Lost } = byName(model, 'quoteStatus').codes;
  const emitted = emitEntity(model, quotation);
  expect(emitted).toContain(`"dayOf":{"field":"quoteStatus","in":[${Won},${Lost}]}`);
  expect(emitted).toContain('"firstOf":["decidedOn","quoteVerDate"]');
});

describe('A day is refused', () => {
  const quotation = 'entities/quotation.json';
  const day = '/properties/decidedOn/x-dayOf';
  const first = '/properties/countedOn/x-firstOf';
  const mistakes: Mistake[] = [
    [
      'of a reference that is not there',
      quotation,
      `${day}/field`,
      'quoteStatu',
      meant('field', 'quoteStatu', 'quoteStatus'),
    ],
    ['of a field that is no reference', quotation, `${day}/field`, 'productQty', '"productQty" is not a reference'],
    ['of a row that is not there', quotation, `${day}/in/1`, 'Losst', meant('code of quoteStatus', 'Losst', 'Lost')],
    ['that is no date', quotation, '/properties/decidedOn/format', 'time', 'is for a date', day],
    [
      'that callers can change',
      quotation,
      '/properties/decidedOn/readOnly',
      false,
      'gives the value, so the field must be read-only',
      day,
    ],
    [
      'that may be one that is not there',
      quotation,
      `${first}/1`,
      'quoteVersDate',
      meant('field', 'quoteVersDate', 'quoteVerDate'),
    ],
    [
      'that may be a number',
      quotation,
      `${first}/1`,
      'productQty',
      '"productQty" is not of the same kind as countedOn',
    ],
    ['that may be a later one', quotation, `${first}/1`, 'chaseDate', '"chaseDate" must stand before countedOn'],
  ];

  test.each(mistakes)('%s', (...mistake) => {
    const { message, line } = mistaken(mistake);
    expect(message).toContain(line);
  });
});
