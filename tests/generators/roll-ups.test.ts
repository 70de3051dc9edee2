import { describe, expect, test } from '@jest/globals';
import { byName, loadModel } from '../../generators/model/index.ts';
import { emitEntity } from '../../generators/server/entity.ts';
import { meant, mistaken, type Mistake } from '../support/schemas.ts';

test('A roll-up is read-only, and the definition of the records it is taken from names it', () => {
  const model = loadModel('schemas');
  const said = '"of":"enquiry","field":"quoteValue","by":"opportunity","take":"productValue","latest":"versionNo"';
  expect(byName(model, 'enquiry').fields.find(({ name }) => name === 'quoteValue')!.readOnly).toBe(true);
  const expiry = '"of":"enquiry","field":"expiryDate","by":"opportunity","take":"expiryDate","latest":"versionNo"';
  const active = byName(model, 'quoteStatus').codes.Active;
  expect(emitEntity(model, byName(model, 'quotation'))).toContain(
    `"rollUps":[{${said}},{${expiry},"unless":{"quoteStatus":${active}}}]`,
  );
});

describe('A roll-up is refused', () => {
  const enquiry = 'entities/enquiry.json';
  const value = '/properties/quoteValue/x-rollUp';
  const mistakes: Mistake[] = [
    [
      'of a schema that is not there',
      enquiry,
      `${value}/of`,
      'entities/quotatio',
      meant('entity', 'entities/quotatio', 'entities/quotation'),
    ],
    [
      'by a field that is not there',
      enquiry,
      `${value}/by`,
      'oportunity',
      meant('field of quotation', 'oportunity', 'opportunity'),
    ],
    ['by another reference', enquiry, `${value}/by`, 'customer', '"customer" is not a reference to enquiry'],
    [
      'of a field of another kind',
      enquiry,
      `${value}/take`,
      'productQty',
      '"productQty" is not of the same kind as quoteValue',
    ],
    [
      'by an order that is not there',
      enquiry,
      `${value}/latest`,
      'versionNr',
      meant('field of quotation', 'versionNr', 'versionNo'),
    ],
    [
      'unless a field has a value that is not there',
      enquiry,
      '/properties/expiryDate/x-rollUp/unless',
      { quoteStatuss: 'Active' },
      meant('field of quotation', 'quoteStatuss', 'quoteStatus'),
      '/properties/expiryDate/x-rollUp/unless/quoteStatuss',
    ],
    [
      'unless a reference has a code that is not there',
      enquiry,
      '/properties/expiryDate/x-rollUp/unless/quoteStatus',
      'Activ',
      meant('code of quoteStatus', 'Activ', 'Active'),
    ],
    [
      'of a field that callers can change',
      enquiry,
      '/properties/quoteValue/readOnly',
      false,
      'gives the value, so the field must be read-only',
      value,
    ],
  ];

  test.each(mistakes)('%s', (...mistake) => {
    const { message, line } = mistaken(mistake);
    expect(message).toContain(line);
  });
});
