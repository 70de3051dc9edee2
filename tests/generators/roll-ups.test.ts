import { describe, expect, test } from '@jest/globals';
import { byName, loadModel } from '../../generators/model/index.ts';
import { emitEntity } from '../../generators/server/entity.ts';
import { meant, mistaken, type Mistake } from '../support/schemas.ts';

test('A sum of the records that count has their conditions, with keys in place of codes', () => {
  const model = loadModel('schemas');
  const { Won, Lost, Cancelled, Closed } = byName(model, 'opportunityStatus').codes;
  const not = (value: unknown) => `{"path":["opportunityStatus"],"operator":"<>","value":${String(value)}}`;
  const where = [null, Won, Lost, Cancelled, Closed].map(not).join(',');
  expect(emitEntity(model, byName(model, 'enquiry'))).toContain(
    `"rollUps":[{"of":"customer","field":"openValue","by":"customer","take":"quoteValue","sum":true,"where":[${where}]}]`,
  );
});

test('A roll-up is read-only, and the definition of the records it is taken from names it', () => {
  const model = loadModel('schemas');
  const said =
    '"of":"enquiry","field":"quoteValue","by":"opportunity","take":"productValue","latest":"versionNo","history":true';
  expect(byName(model, 'enquiry').fields.find(({ name }) => name === 'quoteValue')!.readOnly).toBe(true);
  const expiry =
    '"of":"enquiry","field":"expiryDate","by":"opportunity","take":"expiryDate","latest":"versionNo","history":true';
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
      'that says neither latest, earliest nor sum',
      enquiry,
      value,
      { of: 'entities/quotation', by: 'opportunity', take: 'productValue', history: true },
      'needs one of latest, earliest and sum',
    ],
    [
      'that sums a date',
      enquiry,
      '/properties/nextStep/x-rollUp',
      { of: 'entities/activity', by: 'opportunity', take: 'dueOn', sum: true },
      '"dueOn" is not a number',
      '/properties/nextStep/x-rollUp/take',
    ],
    [
      'of those with a code that is not there',
      enquiry,
      '/properties/nextStep/x-rollUp/where/activityStatus',
      { not: [null, 'Complete'] },
      meant('code of activityStatus', 'Complete', 'Completed'),
    ],
    [
      'of those before a day, which saves would not notice',
      enquiry,
      '/properties/nextStep/x-rollUp/where',
      { dueOn: { from: 'Today' } },
      '"dueOn" is neither a reference, a flag nor a field with allowed values',
      '/properties/nextStep/x-rollUp/where/dueOn',
    ],
    [
      'without a history, if another roll-up depends on it',
      enquiry,
      `${value}/history`,
      false,
      'must be true, because x-rollUp depends on quoteValue',
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
