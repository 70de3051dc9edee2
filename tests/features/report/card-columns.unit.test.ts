import { expect, test } from '@jest/globals';
import { cardColumns, needsTitle } from '../../../admin-ui/app/report-table/card-columns.ts';
import type { AnswerColumn } from '../../../admin-ui/app/report-table/answer-column.ts';

const column = (name: string, more: Partial<AnswerColumn> = {}): AnswerColumn => ({
  name,
  title: name,
  type: 'string',
  ...more,
});
const namesOf = (columns: readonly AnswerColumn[], row: object) => {
  const { leading, more } = cardColumns(columns, row);
  return [leading?.name, ...more.map(({ name }) => name)];
};

test('the closed card of an order has its amount, customer and date', () => {
  const columns = [
    column('quoteVerDate', { format: 'date' }),
    column('versionNo', { type: 'integer' }),
    column('customer', { type: 'ref', to: 'customer' }),
    column('productValue', { type: 'number', format: 'money' }),
    column('mbpBranch', { type: 'ref', to: 'branch' }),
  ];
  const row = {
    quoteVerDate: '20/11/2026',
    versionNo: 3,
    customer: { customerId: 1, custName: 'OAK LTD' },
    productValue: 10,
    mbpBranch: { id: 1, branchName: 'Hull' },
  };
  expect(namesOf(columns, row)).toEqual(['productValue', 'customer', 'quoteVerDate']);
  expect(namesOf(columns, { ...row, customer: null })).toEqual(['productValue', 'mbpBranch', 'quoteVerDate']);
});

test('the closed card of a comparison has its first amount and the changes in percent', () => {
  const columns = [
    column('actual', { type: 'number', format: 'money' }),
    column('lastYear', { type: 'number', format: 'money' }),
    column('changePercent', { type: 'number', format: 'percent', signed: true }),
  ];
  expect(namesOf(columns, { actual: 5, lastYear: 4, changePercent: 25 })).toEqual([
    'actual',
    'changePercent',
    'lastYear',
  ]);
  expect(columns.map(needsTitle)).toEqual([true, true, true]);
  expect(needsTitle(column('quoteVerDate', { format: 'date' }))).toBe(false);
});

test('that of a sales figure has its month, which the rows of an account differ by', () => {
  const columns = [
    column('custCode'),
    column('branch', { type: 'ref', to: 'branch' }),
    column('sYear', { type: 'integer' }),
    column('sMonth', { type: 'integer', format: 'month' }),
    column('salesValue', { type: 'number', format: 'money' }),
  ];
  const row = { custCode: 'A1', branch: { id: 1, branchName: 'Hull' }, sYear: 2026, sMonth: 3, salesValue: 5 };
  expect(namesOf(columns, row)).toEqual(['salesValue', 'branch', 'sMonth']);
  expect(needsTitle(columns[3]!)).toBe(false);
});
