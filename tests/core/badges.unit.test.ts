import { describe, expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { similaritySeverity } from '../../admin-ui/crud/duplicates/duplicates.ts';
import { labelOf, severityOf } from '../../admin-ui/core/model/label.ts';
import { opportunityStatusKeys } from '../../schemas/generated/opportunity-status.gen.ts';
import { quoteStatusKeys } from '../../schemas/generated/quote-status.gen.ts';
import { resources } from '../../admin-ui/generated/resources.gen.ts';

import { StatusBadge } from '../../admin-ui/kit/fields/StatusBadge.tsx';
import { severities } from '../../admin-ui/core/theme/colours.ts';

const { quoteStatus, opportunityStatus, quotation, customer } = resources;

describe('the badge of a status without a colourCode', () => {
  test.each([
    ['Lost', 'danger'],
    ['Active', 'primary'],
    ['Won', 'success'],
    ['Cancelled', 'warning'],
    ['Revised', 'info'],
    ['Closed', 'secondary'],
  ] as const)('of a quotation: %s is %s [STA-046]', (code, severity) =>
    expect(severityOf(quoteStatus, { id: quoteStatusKeys[code] })).toBe(severity),
  );

  test.each([
    ['Active', 'primary'],
    ['Lost', 'danger'],
    ['OTP', 'light'],
    ['New', 'info'],
    ['Cancelled', 'secondary'],
    ['Won', 'success'],
    ['Tender', 'warning'],
    ['Revised', 'info'],
    ['Closed', 'secondary'],
  ] as const)('of an enquiry: %s is %s [STA-038]', (code, severity) =>
    expect(severityOf(opportunityStatus, { id: opportunityStatusKeys[code] })).toBe(severity),
  );

  test('any other is dark [STA-038 STA-046]', () =>
    expect([quoteStatus, opportunityStatus].map((of) => severityOf(of, { id: 1000 }))).toEqual(['dark', 'dark']));

  test('OTP is info in the form of the enquiry [STA-038 AMB-066]', () =>
    expect(
      severityOf(opportunityStatus, { id: opportunityStatusKeys.OTP }, { [opportunityStatusKeys.OTP]: 'info' }),
    ).toBe('info'));
});

test('a colourCode overrides the colour of a badge [STA-039 STA-046]', () => {
  const badge = (colour: string | null) =>
    renderToStaticMarkup(createElement(StatusBadge, { text: 'Lost', severity: 'danger', colour }));
  const [ink] = severities.light.danger;
  expect([badge(null).includes(ink), badge('#1976d2').includes(ink)]).toEqual([true, false]);
  expect(badge('#1976d2')).toContain('#1976d2');
});

describe('the label of a record', () => {
  test('has the words of its schema', () =>
    expect(labelOf(quotation, { sQuoteNo: 'Q000123', versionNo: 2 })).toBe('Q000123 version 2'));
  test('is its name if the schema has none', () => expect(labelOf(customer, { custName: 'ABC LTD' })).toBe('ABC LTD'));
});

test.each([
  [[0, 39], 'secondary'],
  [[40, 54], 'info'],
  [[55, 69], 'help'],
  [[70, 84], 'warning'],
  [[85, 100], 'danger'],
])('a similarity of %p percent is %s [CON-022]', (percents, severity) =>
  expect(percents.map(similaritySeverity)).toEqual([severity, severity]),
);

test('the id of a job title follows its path without a slash [BEH-094]', () =>
  expect(resources.jobTitle.calls.remove).toBe('jobtitles{id}'));
