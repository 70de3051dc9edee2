import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';

/** Customers of the tests' data: the industry of 118 is empty, and that of 18 is the third one. */
const [all, without, third] = [300, 118, 18];

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
});
afterAll(() => app.close());

interface Row {
  readonly dbField: string;
  readonly condition: string;
  readonly value?: unknown;
}

const counted = async (conditions: readonly Row[], path = 'customerfilterbypage') =>
  (await admin.post(`${path}/1/1/0/0/0/*`, { conditions })).body.total as number;

const saved = async (...conditions: readonly Row[]): Promise<number> => {
  const { status, body } = await admin.post('userViewFilter', { filterName: 'Not this', dbview: 1, conditions });
  expect([status, body.message]).toEqual([200, undefined]);
  return body.id;
};

const isNot: Row = { dbField: 'industryType', condition: '<>', value: '3' };

describe('A condition that says what a field is not holds for an empty field too [AMB-119]', () => {
  test('and for no row that its opposite holds for', async () => {
    const { body } = await admin.list('customers', { range: [0, 999] });
    const rows = body as { industryType: { id: number } | null; mobile: string | null }[];
    expect(rows).toHaveLength(all);
    expect(rows.filter(({ industryType }) => !industryType)).toHaveLength(without);
    expect(rows.filter(({ industryType }) => industryType?.id === 3)).toHaveLength(third);
  });

  test.each([
    ['is not', isNot, all - third],
    ['is not, by name', { ...isNot, value: 'no such industry' }, all],
    ['is none of', { ...isNot, condition: 'not in', value: [3] }, all - third],
    ['is none of, as text', { ...isNot, condition: 'not in', value: '3' }, all - third],
    ['is empty', { ...isNot, condition: 'is empty' }, without],
    ['is not empty', { ...isNot, condition: 'is not empty' }, all - without],
  ] as const)('of a reference: %s', async (_, condition, count) => {
    expect(await counted([condition])).toBe(count);
  });

  test('of a text, a date, and a field of a record that a reference leads to', async () => {
    const halves = async (
      dbField: string,
      [is, isOpposite]: readonly [string, string],
      value: unknown,
      path?: string,
    ) => {
      const [some, empty] = [
        await counted([{ dbField, condition: is, value }], path),
        await counted([{ dbField, condition: 'is empty' }], path),
      ];
      expect([dbField, some > 0, empty > 0]).toEqual([dbField, true, true]);
      const rest = await counted([{ dbField, condition: isOpposite, value }], path);
      expect([dbField, isOpposite, some + rest]).toEqual([dbField, isOpposite, await counted([], path)]);
      expect(await counted([{ dbField, condition: 'is not empty' }], path)).toBe((await counted([], path)) - empty);
    };
    await halves('mobile', ['contains', 'does not contain'], '1');
    await halves('industryType.industryTypeName', ['contains', 'does not contain'], 'a');
    await halves('startDate', ['=', '<>'], 'This year', 'activityfilterbypage');
    await halves('startDate', ['in', 'not in'], 'This year, Last year', 'activityfilterbypage');
    await halves('opportunity.oppDescription', ['contains', 'does not contain'], 'a', 'activityfilterbypage');
  });

  test('in a saved filter, its list, its file and its widget', async () => {
    const id = await saved(isNot);
    expect((await admin.post(`customerfilterbypage/1/1/${id}/0/0/*`, {})).body.total).toBe(all - third);
    expect((await admin.get(`savedFilteredCustomers/${id}`)).body).toHaveLength(all - third);
    const file = await admin.get(`customers/export?format=csv&columns=custName,industryType&savedFilter=${id}`);
    const lines = String(file.body).trim().split('\n').slice(1);
    expect(lines).toHaveLength(all - third);
    const widget = { widget: 101, widgetName: 'Not this', screenPos: 1, widgetType: 'number', viewId: 1 };
    const { body } = await admin.post('previewUserWidget', { ...widget, user: 1, userViewFilter: id });
    expect(body).toMatchObject({ value: all - third });
  });

  test('in a report', async () => {
    const of = async (...conditions: Row[]) =>
      (await admin.post('reportData/Enquiries%20Raised/1/1/0/0/*', { conditions })).body.total as number;
    const value = (condition: string): Row => ({ dbField: 'quoteValue', condition, value: '50000' });
    const [whole, empty, more] = [await of(), await of(value('is empty')), await of(value('>'))];
    expect([empty > 0, more > 0]).toEqual([true, true]);
    expect(await of(value('<>'))).toBe(whole - (await of(value('='))));
    expect(await of(value('is not empty'))).toBe(whole - empty);
  });
});
