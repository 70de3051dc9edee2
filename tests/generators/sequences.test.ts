import { describe, expect, test } from '@jest/globals';
import { byName } from '../../generators/model/index.ts';
import { emitEntity } from '../../generators/server/entity.ts';
import { meant, mistaken, modelBelow, type Mistake } from '../support/schemas.ts';
import { site, tiny, tinyProject } from '../support/tiny.ts';

test('A sequence is read-only, and the server knows its name, prefix, width and reference', () => {
  const properties = {
    ...site.properties,
    siteCode: { title: 'Code', 'x-sequence': { name: 'site', prefix: 'S', width: 4 } },
    no: { type: 'integer', 'x-sequence': { name: 'no', within: 'grade' } },
  };
  const model = modelBelow(tinyProject({ ...tiny, 'entities/site.json': { ...site, properties } }));
  const code = emitEntity(model, byName(model, 'site'));
  expect(
    byName(model, 'site')
      .fields.filter(({ sequence }) => sequence)
      .map(({ readOnly }) => readOnly),
  ).toEqual([true, true]);
  expect(code).toContain('"sequence":{"name":"site","prefix":"S","width":4}');
  expect(code).toContain('"sequence":{"name":"no","within":"grade"}');
});

describe('A sequence is refused', () => {
  const quotation = 'entities/quotation.json';
  const enquiry = 'entities/enquiry.json';
  const version = '/properties/versionNo/x-sequence';
  const mistakes: Mistake[] = [
    [
      'of a boolean',
      'entities/customer.json',
      '/properties/active/x-sequence',
      { name: 'one' },
      'is for a text or a whole number',
    ],
    [
      'with a prefix, of a whole number',
      quotation,
      version,
      { name: 'v', prefix: 'V' },
      'a whole number has neither prefix nor width',
    ],
    [
      'within a field that is not there',
      quotation,
      `${version}/within`,
      'oportunity',
      meant('field', 'oportunity', 'opportunity'),
    ],
    [
      'within a reference that may be empty',
      quotation,
      `${version}/within`,
      'chaseBy',
      '"chaseBy" is not a required reference',
    ],
    [
      'under the name of another',
      quotation,
      `${version}/name`,
      'quoteNumber',
      'entities/enquiry.json already has a sequence of this name',
    ],
    [
      'of a field that callers can change',
      enquiry,
      '/properties/sQuoteNo/readOnly',
      false,
      'gives the number, so the field must be read-only',
      '/properties/sQuoteNo/x-sequence',
    ],
  ];

  test.each(mistakes)('%s', (...mistake) => {
    const { message, line } = mistaken(mistake);
    expect(message).toContain(line);
  });
});
